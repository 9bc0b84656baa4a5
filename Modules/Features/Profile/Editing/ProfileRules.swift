import Entities
import Foundation
import PostText

/// What a profile may say.
enum ProfileRules {
  /// The most characters of what somebody says about themselves, as people count them.
  static let maximumBio = 500
  /// The most characters of what somebody notes about another.
  static let maximumNote = 2000
  /// So that a few characters of many marks each do not cover their neighbours' lines.
  private static let bytesPerCharacter = 32

  /// The edit in the form in which it is kept.
  ///
  /// Throws `invalid` with the first thing that is not acceptable, `tooLarge`.
  static func checked(_ edit: ProfileEdit) throws(SocialError) -> ProfileEdit {
    var edit = edit
    if let name = edit.name { edit.name = try NameRule.normalised(name) }
    if let bio = edit.bio { edit.bio = try checked(bio: bio) }
    if let fields = edit.fields { edit.fields = try checked(fields) }
    if let visibility = edit.visibility, !WritingDefaults.visibilities.contains(visibility) {
      throw .invalid(.visibility, .unsupported)
    }
    if let language = edit.language { edit.language = try checked(language: language) }
    return edit
  }

  /// What somebody says about themselves, without the space around it.
  static func checked(bio: String) throws(SocialError) -> String {
    try checked(bio.oneKindOfLines, .bio, maximum: maximumBio, newlines: true)
  }

  /// What somebody notes about another for themselves, without the space around it.
  static func checked(note: String) throws(SocialError) -> String {
    try checked(note.oneKindOfLines, .note, maximum: maximumNote, newlines: true)
  }

  /// Why somebody reports another, without the space around it; counted as posts are.
  static func checked(reason: String) throws(SocialError) -> String {
    let text = try checked(reason.oneKindOfLines, .reason, maximum: .max, newlines: true)
    if text.isEmpty { throw .invalid(.reason, .empty) }
    let maximum = NewReport.longestReason
    let excess = PostText(text).length - maximum
    if excess > 0 { throw .invalid(.reason, .tooLong(maximum: maximum, excess: excess)) }
    if text.utf8.count > maximum * bytesPerCharacter { throw .tooLarge }
    return text
  }

  /// The lines of a profile.
  static func checked(_ fields: [ProfileField]) throws(SocialError) -> [ProfileField] {
    let (maximum, count) = (ProfileField.maximumCount, fields.count)
    if count > maximum { throw .invalid(.fields, .tooLong(maximum: maximum, excess: count - maximum)) }
    return try fields.map { field throws(SocialError) in
      ProfileField(label: try checked(field.label, .label), value: try checked(field.value, .value))
    }
  }

  /// A label or a value of a line.
  static func checked(_ text: String, _ field: InputField) throws(SocialError) -> String {
    let text = try checked(text, field, maximum: ProfileField.maximumLength, newlines: false)
    if !Printable.canBeSeen(text) { throw .invalid(field, .empty) }
    return text
  }

  /// Empty where none is chosen.
  private static func checked(language: String) throws(SocialError) -> String {
    let isNone = ["", "-"].contains(language.trimmingCharacters(in: .whitespacesAndNewlines))
    return isNone ? "" : try LanguageRule.checked(language)
  }

  private static func checked(
    _ text: String, _ field: InputField, maximum: Int, newlines: Bool
  ) throws(SocialError) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
    if !Printable.isPrintable(text, newlines: newlines) { throw .invalid(field, .unprintable) }
    let excess = text.count - maximum
    if excess > 0 { throw .invalid(field, .tooLong(maximum: maximum, excess: excess)) }
    if text.utf8.count / bytesPerCharacter > maximum { throw .tooLarge }
    return Printable.canBeSeen(text) ? text : ""
  }
}

extension String {
  /// The text with each line ended in the same way, and spaces for tabs.
  fileprivate var oneKindOfLines: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\t", with: " ")
  }
}
