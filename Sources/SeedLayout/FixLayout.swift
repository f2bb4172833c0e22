/// A reference into a text section: 0-based byte offset and byte count.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | offset in the text section; 0xFFFFFFFF: no text |
/// | 4 | 4 | u32 | bytes of UTF-8 |
@usableFromInline
package enum TextReference {
  package static let stride = 8
  @usableFromInline package static let offsetOffset = 0
  @usableFromInline package static let byteCountOffset = 4
}

/// A bug.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 16 | bytes | id, in written order |
/// | 16 | 8 | text | slug |
/// | 24 | 8 | text | title |
/// | 32 | 8 | text? | short title |
/// | 40 | 8 | text | description |
/// | 48 | 1 | u8 | color: BugColor |
/// | 49 | 15 | bytes | reserved, 0 |
@usableFromInline
package enum BugLayout {
  @usableFromInline package static let stride = 64
  @usableFromInline package static let idOffset = 0
  @usableFromInline package static let slugOffset = 16
  @usableFromInline package static let titleOffset = 24
  @usableFromInline package static let shortTitleOffset = 32
  @usableFromInline package static let descriptionOffset = 40
  @usableFromInline package static let colorOffset = 48
}

/// A fix.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 16 | bytes | id, in written order |
/// | 16 | 4 | u32 | number |
/// | 20 | 4 | u32 | index of its bug |
/// | 24 | 1 | u8 | type: FixType |
/// | 25 | 1 | u8 | severity: FixSeverity |
/// | 26 | 1 | u8 | interaction: InteractionType |
/// | 27 | 1 | u8 | reserved, 0 |
/// | 28 | 4 | u32 | index of its configuration; 0xFFFFFFFF for interactions without one |
/// | 32 | 8 | text | prompt |
/// | 40 | 8 | text? | inline comment |
/// | 48 | 8 | text? | validation |
/// | 56 | 8 | bytes | reserved, 0 |
@usableFromInline
package enum FixLayout {
  @usableFromInline package static let stride = 64
  @usableFromInline package static let idOffset = 0
  @usableFromInline package static let numberOffset = 16
  @usableFromInline package static let bugOffset = 20
  @usableFromInline package static let typeOffset = 24
  @usableFromInline package static let severityOffset = 25
  @usableFromInline package static let interactionOffset = 26
  @usableFromInline package static let configurationOffset = 28
  @usableFromInline package static let promptOffset = 32
  @usableFromInline package static let inlineCommentOffset = 40
  @usableFromInline package static let validationOffset = 48
}

/// What an interaction needs, one shape for all types.
///
/// | type | first text | second text | first number | second number | items |
/// |---|---|---|---|---|---|
/// | timed | prompt? | – | duration in seconds | – | – |
/// | multiStep | – | – | – | – | steps |
/// | quiz | question | explanation after? | – | – | options |
/// | scenario | situation | debrief? | – | – | options |
/// | counter | target description | unit? | least? | most? | – |
/// | observation | report prompt | – | – | – | – |
/// | abstain | duration description | – | end, minute of the day? | – | – |
/// | substitute | trigger | replacement | – | – | – |
/// | predict | prediction prompt | observation prompt | – | – | – |
/// | audit | audit prompt | – | – | – | categories |
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | index of its fix |
/// | 4 | 1 | u8 | type: InteractionType |
/// | 5 | 1 | u8 | flags: bit 0 the first number is there, bit 1 the second |
/// | 6 | 2 | u16 | count of items |
/// | 8 | 4 | u32 | index of the first item; 0 where there are none |
/// | 12 | 4 | u32 | reserved, 0 |
/// | 16 | 8 | text? | first text |
/// | 24 | 8 | text? | second text |
/// | 32 | 8 | i64 | first number; 0 where absent |
/// | 40 | 8 | i64 | second number; 0 where absent |
package enum ConfigurationLayout {
  package static let stride = 48
  package static let fixOffset = 0
  package static let typeOffset = 4
  package static let flagsOffset = 5
  package static let itemCountOffset = 6
  package static let firstItemOffset = 8
  package static let firstTextOffset = 16
  package static let secondTextOffset = 24
  package static let firstNumberOffset = 32
  package static let secondNumberOffset = 40
  package static let firstNumberFlag: UInt8 = 1
  package static let secondNumberFlag: UInt8 = 2
}

/// A step, an option or a category.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | id, unique inside its fix |
/// | 8 | 8 | text | instruction, text or label |
/// | 16 | 8 | text? | a step's validation, an option's insight |
/// | 24 | 8 | text? | a step's inline comment |
/// | 32 | 8 | f64 | an option's weight; 0 where absent |
/// | 40 | 1 | u8 | flags: bit 0 the weight is there |
/// | 41 | 7 | bytes | reserved, 0 |
package enum ItemLayout {
  package static let stride = 48
  package static let idOffset = 0
  package static let textOffset = 8
  package static let noteOffset = 16
  package static let commentOffset = 24
  package static let weightOffset = 32
  package static let flagsOffset = 40
  package static let weightFlag: UInt8 = 1
}

/// A tidbit.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 16 | bytes | id, in written order |
/// | 16 | 4 | u32 | index of its bug |
/// | 20 | 1 | u8 | trigger: EducationTrigger |
/// | 21 | 3 | bytes | reserved, 0 |
/// | 24 | 8 | text | body |
/// | 32 | 8 | text? | source: author; without it there is no source |
/// | 40 | 8 | text? | source: title |
/// | 48 | 8 | i64 | source: year; 0 without a source |
/// | 56 | 8 | bytes | reserved, 0 |
@usableFromInline
package enum TidbitLayout {
  @usableFromInline package static let stride = 64
  @usableFromInline package static let idOffset = 0
  @usableFromInline package static let bugOffset = 16
  @usableFromInline package static let triggerOffset = 20
  @usableFromInline package static let bodyOffset = 24
  package static let authorOffset = 32
  package static let titleOffset = 40
  package static let yearOffset = 48
}
