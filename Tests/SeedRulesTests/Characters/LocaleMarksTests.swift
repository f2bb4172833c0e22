import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import Testing

/// Quotation marks, dashes and spaces as other languages write them.
struct LocaleMarksTests {
  private func lint(_ locale: String, _ prompts: [String]) -> ExampleLinting.Outcome {
    let files = [
      "seedtool.json": "{ \"version\": \"1.0.0\", \"locale\": \"\(locale)\" }",
      "fixes.json": Self.fixes(prompts),
    ]
    return ExampleLinting.lint(files, select: ["characters", "grammar/unbalanced-mark"], isWhole: false)
  }

  private static func fixes(_ prompts: [String]) -> String {
    let fixes = prompts.map { prompt in
      """
      { "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low", "interactionType": "standard",
        "prompt": "\(prompt)" }
      """
    }
    return "[\(fixes.joined(separator: ",\n"))]"
  }

  @Test(
    arguments: [
      ("de-DE", "Sag „nicht heute“, und danach: „Er meinte ‚bald‘ und ging.“"),
      ("de", "»Ja«, sagte sie. »Und was heißt ›bald‹?« Das war’s."),
      ("de-CH", "Er sagte: «Das ist ‹fast› gut.»"),
      ("de-AT", "Um 12\u{202F}Uhr, z.\u{00A0}B. im Bus – oder nie."),
      ("es-ES", "Pregunta una vez: «¿Qué dijo “ella” ayer?»"),
      ("es-419", "Di en voz alta: ¿por qué no? ¡Ya está!"),
      ("fr-FR", "Dis une fois : «\u{202F}Et alors\u{202F}?\u{202F}»"),
      ("fr", "Réponds\u{00A0}: «\u{00A0}Pas aujourd’hui\u{00A0}!\u{00A0}»"),
      ("pl-PL", "Powiedz raz „nie dzisiaj”. Potem „on mówił «zaraz» i poszedł”."),
      ("ru-RU", "Скажи один раз: «Он ответил „скоро“ и ушёл»."),
      ("sv-SE", "Säg en gång ”inte i dag”. Sedan ”hon sa ’snart’ och gick”."),
      ("sv", "Hon sa »inte i dag» och gick."),
      ("en-US", "Say “not today” once. Then say “he said ‘soon’ and left.”"),
      ("en", "The note says 「静かに。」 and 今日、休み。 Keep it."),
      ("de-1996", "Sag „nicht heute“ und geh."),
      ("ja", "「ありがとう」と言って家に帰る。朝、水を飲む。"),
      ("ja-JP", "本当に？！\u{3000}そう……（一度だけ）謝る：ＡＢＣの会議で、１２分——黙る。"),
      ("ja", "彼は『走れメロス』を読んで言った。「面白い」"),
      ("zh-Hans-CN", "他读了《红楼梦》（第一回），说：“他说‘不’，就是‘不’。”"),
      ("zh_hans", "安静地回家：什么也不说；好吗？好，做完50％……"),
      ("zh-Hant-TW", "這件事──也就是那件事──不用說，「『很好。』」"),
      ("ko-KR", "오늘 한 번 “고마워”라고 말하고, ‘아니요’… 「춘향전」을 읽으세요."),
      ("ar", "اليوم، قل «شكرا» مرة؛ هل أنت متأكد؟"), ("ar", "قال: «هو قال ”لا“ أمس» — نعم."),
      ("ur", "آج ایک بار ”شکریہ“ کہو؛ کیا تم جاؤ گے؟ ہاں۔"),
      ("he", "ד״ר כהן אמר: ”צה״ל וארה״ב, ב־10:30.”"), ("he", "הוא אמר: \u{200F}(C++)\u{200F} לא."),
      ("he", #"הוא אמר \"צה\"ל בא\" לג'ירפה, וחזר הביתה."#),
      ("th", "วันนี้พูดว่า “ขอบคุณ” หนึ่งครั้งแล้วกลับบ้าน"), ("th", "เงียบ ๆ กลับ\u{200B}บ้าน วาง iPhone ลง"),
      ("el-GR", "Είσαι σίγουρος; Είπε: «Εκείνος είπε “όχι” χθες»· γιατί έτσι;"), ("el", "ΤΟ ΚΑΤ ΝΑΙ."),
      ("hi", "उसने कहा: “वह बोला ‘नहीं’ कल।” १० मिनट रुको॥"), ("bn", "আজ একবার “ধন্যবাদ” বলো।"),
      ("hy", "Վստա՞հ ես։ Այո՛, վստահ եմ։"), ("km", "ថ្ងៃនេះ និយាយ «អរគុណ» ម្តង។"),
      ("am", "ዛሬ አንድ ጊዜ አመስግን።"), ("fa", "امروز یک بار «ممنون» بگو؛ نه، می\u{200C}مانم."),
      ("ru", "СОР ЕСТ КОТ, а SMSка ждёт."), ("kk-Cyrl-KZ", "СОР."),
    ]
  )
  func `right marks are silent`(locale: String, prompt: String) {
    let findings = lint(locale, [prompt]).findings
    #expect(findings.map { "\($0.rule) \($0.message)" } == [])
  }

  @Test(
    arguments: [
      ("de", #"Er sagte \"ja\" und ging."#, "Er sagte „ja“ und ging."),
      ("de", "Das war's -- und mehr nicht.", "Das war’s – und mehr nicht."),
      ("es", #"Dijo \"ahora\" -- y se fue."#, "Dijo «ahora» — y se fue."),
      ("fr", #"Il a dit \"oui\" et voilà."#, "Il a dit «\u{202F}oui\u{202F}» et voilà."),
      ("sv", #"Hon sa \"ja\" och gick."#, "Hon sa ”ja” och gick."),
      ("en", #"He said \"yes\" and left -- twice."#, "He said “yes” and left — twice."),
      // What closes cannot be told from an apostrophe, and of Chinese marks nothing is known.
      ("de", "Er sagte 'ja' und ging.", "Er sagte 'ja' und ging."),
      ("ja", "待つ...そして、ＡＢＣ。\u{3000}--帰る。", "待つ……そして、ＡＢＣ。\u{3000}--帰る。"),
      ("ko", "기다려...", "기다려..."), ("ko", "ＡＢＣ，네.", "ABC, 네."),
      // A letter of the wrong script inside a word becomes one of the right.
      ("ru", "The сat is here. Пaрк, Пpивет.", "The cat is here. Парк, Привет."),
      ("uk", "Прiвіт, кoт.", "Прівіт, кот."), ("bg", "Пaрк.", "Парк."), ("el", "Kαλημέρα.", "Καλημέρα."),
      ("ru", "HTTPовский IPа.", "HTTPовский IPа."),
      ("zh", #"Ta shuo \"hao\" -- zou le."#, #"Ta shuo \"hao\" -- zou le."#),
    ]
  )
  func `a repair writes the marks of the content's language, or none`(
    locale: String,
    prompt: String,
    repaired: String
  ) {
    // Most of the content is curly.
    let others = ["Das ist ’s, ’s und ’s.", "„Eins“ und „zwei“ und „drei“."]
    let outcome = lint(locale, [prompt] + others)
    let files = Self.fixes([prompt] + others)
    let text = ExampleLinting.apply(outcome.findings, to: files, in: outcome, path: "fixes.json")
    #expect(text == Self.fixes([repaired] + others))
  }

  @Test(
    arguments: [
      ("de_DE", "Sag „nein“.", #"Sag \"ja\", \"gut\" und \"bald\"."#, "Sag „ja“, „gut“ und „bald“."),
      ("es_ES", "Di «él dijo “no”» hoy.", #"Di \"sí\", \"ya\" y \"no\"."#, "Di «sí», «ya» y «no»."),
      ("de-CH", "Er sagte „nein“.", #"Sag \"ja\"."#, "Sag „ja“."),
      ("nl", "Hij zei “nee”.", #"Zeg \"ja\" en \"goed\"."#, "Zeg “ja” en “goed”."),
      ("zh-Hans", "他说“不”。", #"说\"是\"，然后说\"好\"。"#, nil),
      // The inner ones are straight: which marks are meant is not known.
      ("es_ES", "Di «él dijo “no”» hoy.", #"Di «él dijo \"no\"» y \"ya\"."#, nil),
    ]
  )
  func `the language's own marks are right, however many straight ones there are`(
    locale: String,
    own: String,
    straight: String,
    repaired: String?
  ) {
    let outcome = lint(locale, [own, straight])
    let found = outcome.findings.filter { $0.rule == "characters/mixed-quotes" }
    #expect(found.map(\.pointer) == ["/1/prompt"])
    let files = Self.fixes([own, straight])
    let text = ExampleLinting.apply(found, to: files, in: outcome, path: "fixes.json")
    #expect(text == Self.fixes([own, repaired ?? straight]))
  }

  @Test(
    arguments: [
      ("de", "Sag „nicht heute und geh.", "„"), ("de", "Sag nicht heute“ und geh.", "“"),
      ("es", "Di «no hoy y vete.", "«"), ("de", "Sag »nicht heute und geh.", "»"),
      ("en", "Say “not today and leave.", "“"), ("en", "Say not today” and leave.", "”"),
    ]
  )
  func `a mark without its partner is found in any language`(locale: String, prompt: String, mark: String) {
    let outcome = lint(locale, [prompt])
    let found = outcome.findings.filter { $0.rule == "grammar/unbalanced-mark" }.compactMap { finding in
      finding.place.map { String(decoding: outcome.catalog.sources[$0], as: UTF8.self) }
    }
    #expect(found == [mark])
  }
}
