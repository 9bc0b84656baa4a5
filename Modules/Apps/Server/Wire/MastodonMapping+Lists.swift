import AppValues
import Entities
import Hashtags
import MastodonAPI
import PostText

extension MastodonMapping {
  /// A list.
  func list(_ list: UserList) -> MastodonUserList {
    MastodonUserList(
      id: list.id.rawValue, title: list.title, repliesPolicy: MastodonRepliesPolicy(list.settings.comments),
      exclusive: list.settings.isExclusive)
  }

  /// - Parameters:
  ///   - days: How often it was used lately, latest day first.
  ///   - featured: The folded names of the hashtags that the viewer features.
  ///   - viewer: The reader; an anonymous one isn't told whether they follow or feature it.
  func hashtag(
    _ hashtag: Hashtag, usedOn days: [HashtagDay], featured: Set<String>, for viewer: ID<User>?
  ) -> MastodonTag {
    let name = HashtagName.folded(hashtag.name)
    return MastodonTag(
      name: name, url: site.hashtag(name),
      history: days.map {
        MastodonTagDay(day: Int($0.start.milliseconds / 1000), uses: $0.posts, accounts: $0.people)
      },
      following: viewer.map { _ in hashtag.isFollowed },
      featuring: viewer.map { _ in featured.contains(name) })
  }

  /// - Parameter handle: The person who features it.
  func featured(_ hashtag: FeaturedHashtag, by handle: String) -> MastodonFeaturedTag {
    let name = HashtagName.folded(hashtag.name)
    return MastodonFeaturedTag(
      id: hashtag.id.rawValue, name: name, url: site.hashtag(name, of: handle),
      statusesCount: hashtag.postCount, lastStatusAt: hashtag.lastUsedAt)
  }

  /// Someone's defaults for writing.
  func preferences(_ defaults: WritingDefaults) -> MastodonPreferences {
    MastodonPreferences(
      visibility: MastodonVisibility(defaults.visibility), sensitive: defaults.isSensitive,
      language: defaults.language ?? defaults.accountLanguage.flatMap(LanguageRule.language))
  }
}
