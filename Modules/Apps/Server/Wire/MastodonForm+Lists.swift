import AppValues
import Entities
import MastodonAPI
import PostText

extension MastodonForm {
  /// A list. It shows what home does of its people, so the replies to those whom one follows.
  func list(_ list: UserList) -> MastodonUserList {
    MastodonUserList(id: list.id.rawValue, title: list.title, repliesPolicy: .followed)
  }

  /// - Parameter viewer: Who reads it; for no one in particular it isn't said whether they follow it.
  func hashtag(_ hashtag: Hashtag, for viewer: ID<User>?) -> MastodonTag {
    let name = HashtagName.folded(hashtag.name)
    return MastodonTag(
      name: name, url: site.hashtag(name), history: [], following: viewer.map { _ in hashtag.isFollowed })
  }

  /// What someone has set for writing.
  func preferences(_ defaults: WritingDefaults) -> MastodonPreferences {
    MastodonPreferences(visibility: MastodonVisibility(defaults.visibility), language: defaults.language)
  }
}
