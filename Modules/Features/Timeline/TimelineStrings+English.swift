import AppScreens
import Presentation

extension TimelineStrings {
  public static let english = TimelineStrings(
    names: .english,
    lastReadHere: "You left off here",
    offline: SharedStrings.english.connectionLost,
    refreshing: { "As of \($0). Refreshing…" },
    news: { news in
      switch (news.count, news.isMore) {
      case (1, false): "1 new post"
      case (let count, false): "\(count, in: .english) new posts"
      case (let count, true): "More than \(count, in: .english) new posts"
      }
    },
    nothingNew: "Nothing new.",
    showNews: { news in
      switch (news.count, news.isMore) {
      case (1, false): "Show 1 new post"
      case (let count, false): "Show \(count, in: .english) new posts"
      case (_, true): "Show more new posts"
      }
    },
    refresh: SharedStrings.english.refresh,
    newest: "Go to newest posts",
    more: SharedStrings.english.more,
    goToLastReadPosition: "Go to where you left off",
    write: SocialStrings.english.labels.newPost,
    writeFirst: SocialStrings.english.labels.firstPost,
    findPeople: SocialStrings.english.labels.findPeople,
    signIn: SocialStrings.english.labels.signIn,
    allPosts: "All posts",
    withoutComments: SocialStrings.english.labels.postsWithoutComments,
    withPhotos: SocialStrings.english.labels.postsWithPhotos,
    openMembers: "Edit list",
    follow: { "Follow #\($0)" },
    unfollow: { "Unfollow #\($0)" },
    combine: "Combine hashtags",
    combination: "Hashtags",
    combinationHint: """
      #cats #dogs shows posts with either. Add +#home to require a hashtag, -#sale to exclude one.
      """)
}
