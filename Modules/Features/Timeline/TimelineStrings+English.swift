import AppScreens
import Entities
import Presentation

extension TimelineStrings {
  public static let english = TimelineStrings(
    home: Words.social(.english).home,
    everyone: Words.social(.english).publicTimeline,
    bookmarks: Words.social(.english).bookmarks,
    likes: Words.social(.english).likedPosts,
    list: "List",
    posts: { name, posts in
      switch posts {
      case .all: "Posts of \(name)"
      case .withoutComments: "Posts of \(name), without comments"
      case .withPhotos: "Photos of \(name)"
      }
    },
    postsOfSomebody: "Posts",
    emptyHome: """
      It is still quiet here. Find people to follow, write your first post, \
      or see what everybody else is talking about in the public timeline.
      """,
    emptyEveryone: "Nobody has posted anything yet. The first post could be yours.",
    emptyPerson: "There are no posts here yet.",
    emptyPhotos: "There are no photos here yet.",
    emptyHashtag: "There are no public posts with this hashtag yet.",
    emptyList: "It is still quiet here. Put people whom you follow into this list, and read them here.",
    emptyBookmarks:
      "You have no bookmarks yet. They are for posts that you want to find again, and only you see them.",
    emptyLikes: "You have liked nothing yet. What you like is listed here, the latest first.",
    lastReadHere: "You left here",
    offline: Words.social(.english).stale,
    news: { news in
      switch (news.count, news.isMore) {
      case (1, false): "1 new post, r to show it"
      case (let count, false): "\(count) new posts, r to show them"
      case (let count, true): "More than \(count) new posts, r to show the next of them"
      }
    },
    nothingNew: "There is nothing new.",
    showNews: { news in
      switch (news.count, news.isMore) {
      case (1, false): "Show 1 new post"
      case (let count, false): "Show \(count) new posts"
      case (_, true): "Show the next new posts"
      }
    },
    refresh: Words.social(.english).refresh,
    newest: "Go to the newest posts",
    more: Words.social(.english).more,
    goToLastReadPosition: "Go to where you left off",
    write: Words.social(.english).newPost,
    writeFirst: Words.social(.english).firstPost,
    readHome: Words.social(.english).home,
    readPublic: Words.social(.english).publicTimeline,
    findPeople: Words.social(.english).findPeople,
    signIn: Words.social(.english).signIn,
    allPosts: "All posts",
    withoutComments: Words.social(.english).postsWithoutComments,
    withPhotos: Words.social(.english).postsWithPhotos,
    openMembers: "People and name of this list",
    follow: { "Follow #\($0)" },
    unfollow: { "Stop following #\($0)" },
    followed: { "You follow #\($0) now: its posts come to your home." },
    unfollowed: { "You do not follow #\($0) any more." },
    combine: "Several hashtags together",
    combination: "Hashtags",
    combinationHint: """
      #cats #dogs shows posts with one of the two. +#home must be there as well, -#sale must not.
      """,
    followedHashtags: .english, lists: .english)
}
