import Presentation

extension TimelineStrings {
  public static let english = TimelineStrings(
    home: Words(.english).home,
    everyone: Words(.english).publicTimeline,
    posts: { name in "Posts of \(name)" },
    postsOfSomebody: "Posts",
    emptyHome: """
      It is still quiet here. Find people to follow, write your first post, \
      or see what everybody else is talking about in the public timeline.
      """,
    emptyEveryone: "Nobody has posted anything yet. The first post could be yours.",
    emptyPerson: "There are no posts here yet.",
    leftHere: "You left here",
    offline: Words(.english).stale,
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
    refresh: Words(.english).refresh,
    newest: "Go to the newest posts",
    more: Words(.english).more,
    goToPlaceLeft: "Go to where you left off",
    write: Words(.english).newPost,
    writeFirst: Words(.english).firstPost,
    readHome: Words(.english).home,
    readPublic: Words(.english).publicTimeline,
    findPeople: Words(.english).findPeople,
    signIn: Words(.english).signIn)
}
