import AppValues
import Entities
import PostText

/// The rules for the values of a profile.
enum ProfileRules {
  /// A valid edit, normalised.
  ///
  /// Throws `invalid` for the first invalid value.
  static func checked(_ edit: ProfileEdit) throws(AppError) -> ProfileEdit {
    var edit = edit
    if let name = edit.name { edit.name = try NameRule.normalised(name) }
    if let bio = edit.bio { edit.bio = try checked(bio: bio) }
    if let fields = edit.fields { edit.fields = try checked(fields) }
    if let domains = edit.attributionDomains {
      edit.attributionDomains = try AttributionDomains.checked(domains)
    }
    if let visibility = edit.visibility, !WritingDefaults.visibilities.contains(visibility) {
      throw .invalid(.visibility, .unsupported)
    }
    if let language = edit.language { edit.language = try checked(language: language) }
    return edit
  }

  /// A valid bio, trimmed.
  static func checked(bio: String) throws(AppError) -> String {
    try TextLimit.bio.kept(bio, lines: true)
  }

  /// A valid private note, trimmed.
  static func checked(note: String) throws(AppError) -> String {
    try TextLimit.note.kept(note, lines: true)
  }

  /// A valid reason for a report, trimmed; its length is counted as in posts.
  static func checked(reason: String) throws(AppError) -> String {
    try TextLimit.reason.required(reason, lines: true) { PostText($0).length }
  }

  /// How many more characters the reason of a report could have.
  static func remaining(reason: String) -> Int {
    TextLimit.reason.remaining(reason, lines: true) { PostText($0).length }
  }

  /// Valid custom fields.
  static func checked(_ fields: [ProfileField]) throws(AppError) -> [ProfileField] {
    let (maximum, count) = (ProfileField.maximumCount, fields.count)
    if count > maximum { throw .invalid(.fields, .tooLong(maximum: maximum, excess: count - maximum)) }
    return try fields.map { field throws(AppError) in
      ProfileField(label: try checked(label: field.label), value: try TextLimit.value.required(field.value))
    }
  }

  /// A valid label of a custom field.
  static func checked(label: String) throws(AppError) -> String {
    try TextLimit.label.required(label)
  }

  /// A valid language code; empty for none.
  private static func checked(language: String) throws(AppError) -> String {
    let isNone = language.allSatisfy(\.isWhitespace) || language.meansNone
    return isNone ? "" : try LanguageRule.checked(language)
  }
}
