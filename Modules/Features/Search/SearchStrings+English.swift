import Presentation

extension SearchStrings {
  public static let english = SearchStrings(
    title: "Search", titleFor: { "Search: \($0)" }, field: "Look for",
    hint: """
      Enter a name or words from a post, two letters or more. @name finds people only, #word posts only.
      """,
    people: "People", posts: "Posts", noPeople: "Nobody of that name.",
    noPosts: "No posts with these words.",
    nothing: "Nothing was found.",
    suggestion: "Try fewer or shorter words, or another spelling.", morePeople: "More people",
    morePosts: "More posts", peopleOnly: "People only", postsOnly: "Posts only",
    both: "People and posts", newSearch: "Look for something else", refresh: Words(.english).refresh)
}
