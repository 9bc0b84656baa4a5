import Entities
import MastodonAPI
import PostText
import Profile

/// Reads the changes of a profile that an app asks for.
struct ProfileChangeReader {
  private let change: MastodonProfileChange
  private let handle: String

  /// - Parameter handle: The handle of the person, which stands for an empty name.
  init(_ change: MastodonProfileChange, handle: String) {
    self.change = change
    self.handle = handle
  }

  /// The change, without its pictures.
  ///
  /// Throws `ServerError` for an unknown visibility. An unknown language counts as none.
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
    edit.attributionDomains = change.attributionDomains
    edit.visibility = try PostVisibility(
      change.source?.privacy, of: "source[privacy]",
      among: WritingDefaults.visibilities.map(MastodonVisibility.init))
    edit.language = change.source?.language.flatMap { $0.isEmpty ? "" : LanguageRule.language($0) }
    edit.isSensitive = change.source?.sensitive
    return edit
  }

  /// The fields, without those that were removed: they have neither a name nor a value.
  private static func fields(_ forms: [MastodonFieldForm]) -> [ProfileField] {
    forms.map { ProfileField(label: $0.name ?? "", value: $0.value ?? "") }
      .filter { !($0.label + $0.value).allSatisfy(\.isWhitespace) }
  }
}
