/// What readers of English take for right and its dictionary lacks: endings after an apostrophe, productive
/// prefixes, borrowed accents, drawn-out letters, borrowed phrases, and some words that are younger than the
/// dictionary.
///
/// A change of anything here needs a new `SpellingCache.version`.
package enum EnglishSpelling {
  /// Other spellings of a word; the word is right when the dictionary has one of them.
  ///
  /// - Parameter word: with straight apostrophes, in normal form C.
  package static func alternatives(to word: String) -> [String] {
    var alternatives: [String] = []
    let plain = withoutAccents(word)
    if plain != word { alternatives.append(plain) }
    if let short = withoutDrawnOutLetters(word) { alternatives += short }
    if let base = withoutEnding(plain) { alternatives.append(base) }
    if let rest = withoutPrefix(plain) { alternatives.append(rest) }
    return alternatives
  }

  /// Whether a word is right although the dictionary knows no form of it.
  package static func isKnown(_ word: String) -> Bool {
    let folded = word.lowercased()
    return youngWords.contains(folded) || word.first?.isUppercase == true && names.contains(folded)
  }

  /// Whether a part of a compound is right because a hyphen follows: `pre-meeting`.
  static func isPrefix(_ part: String) -> Bool { prefixes.contains(part.lowercased()) }

  /// `else's` → `else`, `somebody'd` → `somebody`. Pronouns have forms of their own: `her's` stays.
  private static func withoutEnding(_ word: String) -> String? {
    guard let apostrophe = word.lastIndex(of: "'") else { return nil }
    let base = String(word[..<apostrophe])
    let folded = base.lowercased()
    switch word[word.index(after: apostrophe)...].lowercased() {
    case "s", "d", "ll": return possessives.contains(folded) ? nil : base
    case "ve": return takesHave.contains(folded) ? base : nil
    case "re": return takesAre.contains(folded) ? base : nil
    default: return nil
    }
  }

  /// `overexplain` → `explain`. What is left has to be long enough to be no accident (`untill`).
  private static func withoutPrefix(_ word: String) -> String? {
    let folded = word.lowercased()
    for (prefix, restCount) in [("re", 5), ("un", 5), ("over", 5), ("under", 5), ("non", 5)] {
      guard folded.hasPrefix(prefix), folded.utf8.count >= prefix.utf8.count + restCount else { continue }
      let rest = String(folded.dropFirst(prefix.count))
      return confused.contains { rest.hasPrefix($0) } ? nil : rest
    }
    return nil
  }

  /// `sooo` → `so`, `soo`; nil where no letter is drawn out: a vowel or the last letter three times in a row,
  /// as in no English word, any letter four times. A consonant three times is a slip (`dinnner`).
  private static func withoutDrawnOutLetters(_ word: String) -> [String]? {
    var runs: [(letter: Character, count: Int)] = []
    for letter in word {
      if let last = runs.last, last.letter.lowercased() == letter.lowercased() {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((letter, 1))
      }
    }
    let isDrawnOut = runs.indices.map { index in
      let isLong = index == runs.count - 1 || "aeiouAEIOU".contains(runs[index].letter)
      return runs[index].count > (isLong ? 2 : 3)
    }
    guard isDrawnOut.contains(true) else { return nil }
    return [1, 2].map { kept in
      zip(runs, isDrawnOut).map { String(repeating: $0.letter, count: $1 ? kept : $0.count) }.joined()
    }
  }

  /// `café` → `cafe`: the dictionary has borrowed words without their accents.
  private static func withoutAccents(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    var plain = ""
    for scalar in word.inNormalFormD.unicodeScalars
    where scalar.properties.canonicalCombiningClass == .notReordered {
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }

  private static let possessives = entries(
    "her, your, their, our, his, my, its, mine, hers, ours, yours, theirs"
  )
  private static let takesHave = entries(
    "i, you, we, they, who, that, there, could, would, should, might, must, what, where, how, wouldn't, shouldn't"
  )
  private static let takesAre = entries(
    "you, we, they, who, what, where, how, why, there, these, those, when"
  )
  private static let prefixes = entries(
    """
    anti, bi, co, de, ex, extra, hyper, infra, inter, intra, macro, mega, meta, micro, mid, mini, multi, neo, non
    para, poly, post, pre, pro, proto, pseudo, quasi, re, semi, sub, super, tri, ultra, un, vice
    """
  )
  /// What follows a prefix only where another word was meant: `reknown`, `reguard`, `recooperate`.
  private static let confused = entries("known, guard, cooperat")
  private static let youngWords = entries(
    """
    autocorrect, autoplay, aww, backchannel, backend, backends, backflip, backflips, changelog, changelogs
    chatbot, chatbots, clickbait, c'mon, config, configs, cooldown, cooldowns, criss, crowdsource
    dishwashing, dm, dms, doomscroll, doomscrolled, doomscrolling, facepalm, fomo, freelancing, frisbee
    gaslight, gaslighting, ghosted, ghosting, handedly, hashtag, hashtags, heartedly, humblebrag
    humblebragged, humblebragging, humblebrags, inbox, inboxes, influencer, influencers, leaderboard
    leaderboards, lifecycle, lightbulb, lightbulbs, livestream, livestreams, lookup, lookups, mansplain
    mansplaining, microblog, mindedly, namespace, namespaces, onboarding, oversharer, paywall, paywalls
    repost, reposted, reposting, reposts, retweet, retweeted, retweets, roadmap, roadmaps, screenshot
    screenshots, selfie, selfies, sidebar, standup, standups, subreddit, texted, timebox, timeboxed
    timeboxing, todo, todos, unfollow, unfollowed, unfollowing, unfollows, unmute, unmuted, unmuting, unsend
    unsending, unsent, uptime, upvote, upvotes, vibe, vibes, voicemail, voicemails, webinar, webinars, wifi
    yay, y'know
    adulting, airbnb, airpods, autocomplete, autoreply, badass, bestie, besties, bluetooth, boba, chai, checkboxes
    countertop, countertops, cringey, crockpot, fuckup, gatekeep, gatekeeping, grandkid, grandkids, hangry, hygge
    ikigai, kanban, kombucha, lowkey, macchiato, matcha, namedrop, namedropped, namedropping, nitpicky, ok, ol
    photoshop, photoshopped, pleaser, pleasers, podcaster, podcasters, rideshare, sashimi, screwup, shitshow
    sidehustle, smartass, spotify, sudoku, tis, touchpoint, tupperware, uber, upmanship, upskill, vlog, vlogs
    whisky, yoghurt, yoghurts
    appétit, bon, mortem, brûlée, blanche, c'est, d'état, d'être, dente, déjà, enfant, faire, je, joie, laissez, quoi
    raison, sais, savoir, tête-à-tête, über, vis-à-vis, vivre, vu, rock'n'roll
    hocus-pocus, hoity-toity, topsy-turvy, willy-nilly
    """
  )

  /// First names and brands that the dictionary lacks, right with their capital.
  private static let names = entries(
    """
    aaliyah, aarav, abdi, aditi, aditya, adriana, ahmet, aiden, aisha, aiyana, akira, alejandro, alessia, amara, amina
    amir, amira, ananya, anaya, anika, anjali, antonia, anya, arjun, arlo, armando, arya, asha, ashwin, asif, astrid
    aubree, ayaan, ayesha, ayla, ayumi, beatriz, bilal, bjorn, bogdan, brayden, brynn, camila, catalina, chiara, chidi
    chloe, cillian, dariusz, deepa, deepak, delphine, destiny, devika, dimitri, divya, dmitri, eamon, eira, elif, eliana
    elio, eliza, emeka, emre, enzo, esme, ezra, fatih, fatima, farah, farid, federica, femi, finn, fiona, florin, freya
    gabriela, gareth, giorgia, giulia, goran, grzegorz, guillermo, gustavo, hadiya, hana, hanna, haruki, haruto, hassan
    hiroshi, hiro, hugo, ibrahim, ignacio, ilona, imani, imran, ines, ingrid, isla, ismail, itzel, jada, jamal, jasmin
    javier, jayden, jelena, jiho, jin, joaquin, jonas, joao, kaia, kai, kaito, kamala, kamil, kareem, karim, karthik
    katarina, kavya, keanu, keiko, keiran, kenji, kiran, kofi, krzysztof, kwame, lakshmi, laszlo, latisha, leila, lena
    leticia, liam, lina, linnea, luca, lucia, ludmila, luka, maeve, magnus, mahmoud, malik, malika, manuela, marek
    mariana, mateo, mateusz, matteo, matthias, mei, meera, mehmet, meilin, milan, mina, mira, mitsuki, mohamed, mohammed
    naima, naomi, nadia, natalia, neha, nia, niamh, nikhil, nikolai, nils, nina, noor, nuria, oisin, olek, omar, oscar
    padraig, pavel, petra, pradeep, pranav, priya, priyanka, rafael, rahul, raj, rajesh, ravi, renata, rhys, rohan, rosa
    joneses, rukmini, ruth, saanvi, sakura, salma, sanjay, santiago, saoirse, sara, satoshi, selin, shanice, shreya, siddharth
    simone, sinead, siobhan, sofia, soren, suresh, svetlana, takashi, tamika, tanvi, tariq, tatiana, thandi, thiago
    tomasz, valentina, vikram, vivek, wei, xavier, ximena, yara, yasmin, yuki, yusuf, zainab, zara, zeynep, zoe, zofia
    adidas, aldi, canva, chatgpt, costco, deezer, dropbox, duolingo, etsy, fitbit, github, gmail, ikea, instagram, kindle
    lego, lidl, linkedin, lyft, netflix, nespresso, nintendo, outlook, paypal, peloton, pinterest, reddit, roomba, shopify
    skype, slack, snapchat, soundcloud, strava, tesla, tiktok, trello, tumblr, twitch, venmo, vinted, wikipedia, whatsapp
    wi, xbox, youtube, zalando, zara, zillow
    """
  )

  private static func entries(_ text: String) -> Set<String> { Set(Term.entries(text)) }
}
