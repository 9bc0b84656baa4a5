public import AppScreens

/// The texts of the search screen. A host can change them on a copy.
public struct SearchStrings: LocalizedStrings {
  public var title: String
  public var titleFor: @Sendable (_ query: String) -> String
  public var field, hint: String
  public var people, hashtags, posts: String
  public var noPeople, noHashtags, noPosts: String
  public var nothing, suggestion: String
  public var morePeople, moreHashtags, morePosts: String
  public var peopleOnly, hashtagsOnly, postsOnly, all: String
  public var newSearch, refresh: String

  func heading(of scope: SearchScope) -> String { pick(scope, people, hashtags, posts) }
  func nothing(of scope: SearchScope) -> String { pick(scope, noPeople, noHashtags, noPosts) }
  func more(of scope: SearchScope) -> String { pick(scope, morePeople, moreHashtags, morePosts) }
  func only(_ scope: SearchScope) -> String { pick(scope, peopleOnly, hashtagsOnly, postsOnly) }

  private func pick(
    _ scope: SearchScope, _ people: String, _ hashtags: String, _ posts: String
  ) -> String {
    switch scope {
    case .people: people
    case .hashtags: hashtags
    case .posts: posts
    }
  }
}
