import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

@Suite struct ViewTests {
  let content = BundleContent.rich
  let bundle: SeedBundle

  init() throws { bundle = try SeedBundle.open(bytes: BundleWriter.write(.rich)) }

  @Test func `a fix's properties are what was written`() throws {
    for fix in content.fixes {
      let view = try #require(bundle.fixes[id: fix.id])
      #expect(bundle.fixes[number: fix.number] == view)
      #expect(view.id == fix.id && view.number == fix.number && view.prompt == fix.prompt)
      #expect(view.inlineComment == fix.inlineComment && view.validation == fix.validation)
      #expect(view.type == fix.type && view.severity == fix.severity)
      #expect(view.bug?.id == fix.bugID)
      #expect(try view.interaction == fix.interaction)
      #expect(try view.model == fix)
    }
    #expect(bundle.fixes[number: 1] == nil)
    #expect(bundle.fixes.map(\.number) == bundle.fixes.handles.map { bundle.number(of: $0) })
    #expect(bundle.fixes.last == bundle.fixes[bundle.fixes.endIndex - 1])
  }

  @Test func `fixes and tidbits of a bug are collections of views`() throws {
    for bug in bundle.bugs {
      #expect(bundle.bugs[id: bug.id] == bug && bundle.bugs[slug: bug.slug] == bug)
      #expect(Array(bundle.fixes(of: bug).handles) == Array(bundle.fixes(of: bug.handle)))
      for type in FixType.allCases {
        #expect(bundle.fixes(of: bug, type: type).allSatisfy { $0.type == type && $0.bug == bug })
        for severity in FixSeverity.allCases {
          let fixes = bundle.fixes(of: bug, type: type, severity: severity)
          #expect(fixes.map(\.number) == fixes.map(\.number).sorted())
          // Only what is in the collection is found in it.
          for fix in bundle.fixes {
            #expect(
              (fixes[number: fix.number] != nil)
                == (fix.bug == bug && fix.type == type && fix.severity == severity)
            )
          }
        }
      }
      #expect(bundle.tidbits(of: bug).count == content.microEducation.count { $0.bugID == bug.id })
    }
    for trigger in EducationTrigger.allCases {
      let expected = content.microEducation.filter { $0.trigger == trigger }
      #expect(Set(bundle.tidbits(trigger: trigger).map(\.id)) == Set(expected.map(\.id)))
    }
    let sourced = try #require(content.microEducation.first { $0.source != nil })
    let source = try #require(bundle.tidbits[id: sourced.id]?.source)
    #expect(source.author == sourced.source?.author && source.year == sourced.source?.year)
    #expect(bundle.bugs[slug: "bug-0"]?.art == content.bugs[0].art)
  }

  @Test func `a key's placeholders, limits and texts are properties`() throws {
    for product in content.products {
      let keys = bundle.copyKeys(product: product.name)
      #expect(keys.map(\.key) == content.copyKeys.filter { $0.product == product.name }.map(\.key).sorted())
      #expect(bundle.products[name: product.name]?.voices == product.voices)
    }
    #expect(bundle.copyKeys(product: "nothing").isEmpty)
    for key in content.copyKeys {
      let view = try #require(bundle.copyKeys[product: key.product, key: key.key])
      #expect(view.product?.name == key.product)
      #expect(view.limits?.title == key.titleLimit && view.limits?.body == key.bodyLimit)
      #expect(view.placeholders.map(\.name) == key.placeholders.map(\.name))
      #expect(view.placeholders.map(\.values) == key.placeholders.map(\.values))
      #expect(view.isVoiced == key.isVoiced && view.role == key.role && view.summary == key.summary)
    }
    let due = try #require(bundle.copyKeys[product: "pressure", key: "notification.due"])
    let entry = try #require(due[voice: "professional"])
    #expect(entry.voice == "professional" && entry.key == due)
    let arguments: CopyArguments = ["name": .text("Ada"), "days": .count(0)]
    #expect(try entry.variants.first?.body.rendered(with: arguments) == "Ada: today.")
    #expect(try entry.variants.first?.body.pattern == BundleContent.nested)
    #expect(due[voice: "deadpan"] == nil)
  }

  @Test func `a view outlives the name of its bundle`() throws {
    let fix = try #require(try SeedBundle.open(bytes: BundleWriter.write(.small)).fixes.first)
    #expect(fix.prompt == BundleContent.small.fixes[0].prompt)
  }
}
