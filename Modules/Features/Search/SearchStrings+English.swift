import AppScreens

extension SearchStrings {
  public static let english = SearchStrings(
    title: "Search", titleFor: { "Search: \($0)" }, field: "Search for",
    hint: """
      A name or words from a post, at least two characters (one in Chinese, Japanese or Korean). @name finds only \
      people, #word hashtags and posts, from:handle someone's posts, and from:me your own.
      """,
    people: "People", hashtags: "Hashtags", posts: "Posts", noPeople: "No people found.",
    noHashtags: "No matching hashtags.", noPosts: "No matching posts.",
    nothing: "No results.",
    suggestion: "Try fewer or shorter words, or another spelling.", morePeople: "More people",
    moreHashtags: "More hashtags", morePosts: "More posts", peopleOnly: "People only",
    hashtagsOnly: "Hashtags only", postsOnly: "Posts only", all: "All results",
    newSearch: "New search", refresh: SharedStrings.english.refresh)
}
