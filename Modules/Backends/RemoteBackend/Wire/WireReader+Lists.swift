import AppValues
import Entities
import MastodonAPI

extension WireReader {
  /// A list of people, of which the wire doesn't say how many are in it.
  func list(_ list: MastodonUserList) -> UserList {
    UserList(id: ID(list.id), title: list.title, memberCount: nil, settings: ListSettings(list))
  }

  /// A hashtag. How often it's used is known only for the last days.
  func hashtag(_ tag: MastodonTag) -> Hashtag {
    Hashtag(name: tag.name, postCount: tag.history.map(Self.uses), isFollowed: tag.following ?? false)
  }

  private static func uses(_ days: [MastodonTagDay]) -> Int { days.reduce(0) { $0 + max($1.uses, 0) } }

  func hashtag(_ tag: MastodonFeaturedTag) -> FeaturedHashtag {
    FeaturedHashtag(
      id: ID(tag.id), name: tag.name, postCount: tag.statusesCount, lastUsedAt: tag.lastStatusAt)
  }

  func defaults(_ preferences: MastodonPreferences) -> WritingDefaults {
    WritingDefaults(
      visibility: PostVisibility(preferences.visibility), language: preferences.language,
      isSensitive: preferences.sensitive)
  }

  func defaults(_ source: MastodonAccountSource) -> WritingDefaults {
    WritingDefaults(
      visibility: PostVisibility(source.privacy), language: source.language, isSensitive: source.sensitive)
  }
}
