extension SearchStrings {
  public static let english = SearchStrings(
    title: "Search", titleFor: { "Search: \($0)" }, field: "Look for",
    hint: "a name or words from a post, two letters or more; @name for people, #word for posts",
    people: "People", posts: "Posts", noPeople: "Nobody of that name.",
    noPosts: "No posts with these words.", vanished: "This post is no longer here.",
    nothing: "Nothing was found.",
    suggestion: "Try fewer or shorter words, or another spelling.", morePeople: "More people",
    morePosts: "More posts", peopleOnly: "People only", postsOnly: "Posts only",
    both: "People and posts", newSearch: "Look for something else", refresh: "Refresh",
    signIn: "Sign in to like, share and comment", deleteTitle: "Delete a post",
    askDelete: "Delete this post? That cannot be undone.", deleteYes: "Yes, delete it",
    deleteNo: "No, keep it",
    done: {
      switch $0 {
      case .liked: "You like this now."
      case .unliked: "Your like is taken back."
      case .shared: "Shared with your followers."
      case .unshared: "Your share is taken back."
      case .deleted: "The post is deleted."
      }
    })
}
