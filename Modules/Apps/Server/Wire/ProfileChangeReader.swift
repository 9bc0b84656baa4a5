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
  /// Throws `ServerError` for a visibility that isn't known. A language that isn't known says nothing.
  func edit() throws -> ProfileEdit {
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
    edit.visibility = try PostVisibility(
      change.source?.privacy, of: "source[privacy]",
      among: WritingDefaults.visibilities.map(MastodonVisibility.init))
    edit.language = change.source?.language.flatMap { $0.isEmpty ? "" : LanguageRule.language($0) }
    edit.isSensitive = change.source?.sensitive
    return edit
  }

  /// A field without a name and a value is one that was taken away.
  private static func fields(_ forms: [MastodonFieldForm]) -> [ProfileField] {
    forms.map { ProfileField(label: $0.name ?? "", value: $0.value ?? "") }
      .filter { !($0.label + $0.value).allSatisfy(\.isWhitespace) }
  }
}
