import AppValues
import Entities
import MastodonAPI
import PostText
import Profile

/// Reads what an app wants changed of a profile.
struct ProfileChangeReader {
  private let change: MastodonProfileChange
  private let handle: String

  /// - Parameter handle: Whose profile it is; someone without another name is shown by it.
  init(_ change: MastodonProfileChange, handle: String) {
    self.change = change
    self.handle = handle
  }

  /// The change, but for pictures that come with it.
  ///
  /// Throws `invalid(.visibility, .unsupported)`.
  func edit() throws(AppError) -> ProfileEdit {
    var edit = ProfileEdit()
    edit.name = change.displayName.map { $0.allSatisfy(\.isWhitespace) ? handle : $0 }
    edit.bio = change.note
    if change.avatar == "" { edit.avatar = .remove }
    if change.header == "" { edit.header = .remove }
    edit.fields = change.fieldsAttributes.map(Self.fields)
    edit.isLocked = change.locked
    edit.isBot = change.bot
    edit.hidesFollowers = change.hideCollections
    edit.isDiscoverable = change.discoverable
    edit.isIndexable = change.indexable
    edit.visibility = try change.source?.privacy.map { word throws(AppError) in try PostVisibility(word) }
    edit.language = change.source?.language.map { $0.isEmpty ? "" : LanguageRule.primary(of: $0) ?? $0 }
    edit.isSensitive = change.source?.sensitive
    return edit
  }

  /// A field without a name and a value is one that was taken away.
  private static func fields(_ forms: [MastodonFieldForm]) -> [ProfileField] {
    forms.map { ProfileField(label: $0.name ?? "", value: $0.value ?? "") }
      .filter { !($0.label + $0.value).allSatisfy(\.isWhitespace) }
  }
}
