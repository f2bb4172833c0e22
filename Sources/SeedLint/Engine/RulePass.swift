/// The way in which a rule gets to see content; each kind of rule says it for all of its rules.
///
/// Asking a rule by a cast instead (`rule as? any TextRule.Type`) searches the conformances of the whole
/// program: for all rules together that took three times as long as checking 300 fixes.
package enum RulePass: Sendable {
  /// Its findings are made where the fault is seen: by the parser or the decoder.
  case elsewhere
  case catalog(any CatalogRule.Type)
  case fixes(any FixRule.Type)
  case reading(any ReadingRule.Type)
  case configuration(any ConfigurationRule.Type)
  case texts(any TextRule.Type)
  case terms(any TermRule.Type)
  case words(any WordRule.Type)
  case corpus(any CorpusRule.Type)
  case spelling(any SpellingRule.Type)
  case suppressions(any SuppressionRule.Type)
  case baseline(any BaselineRule.Type)
}

extension Rule {
  package static var pass: RulePass { .elsewhere }
}

extension CatalogRule {
  package static var pass: RulePass { .catalog(Self.self) }
}

extension FixRule {
  package static var pass: RulePass { .fixes(Self.self) }
}

extension ConfigurationRule {
  package static var pass: RulePass { .configuration(Self.self) }
}

extension TextRule {
  package static var pass: RulePass { .texts(Self.self) }
}

extension TermRule {
  package static var pass: RulePass { .terms(Self.self) }
}

extension WordRule {
  package static var pass: RulePass { .words(Self.self) }
}

extension CorpusRule {
  package static var pass: RulePass { .corpus(Self.self) }
}

extension ReadingRule {
  package static var pass: RulePass { .reading(Self.self) }
}

extension SpellingRule {
  package static var pass: RulePass { .spelling(Self.self) }
}

extension SuppressionRule {
  package static var pass: RulePass { .suppressions(Self.self) }
}

extension BaselineRule {
  package static var pass: RulePass { .baseline(Self.self) }
}
