import AppScreens
import Presentation

extension SearchStrings {
  public static let english = SearchStrings(
    title: "Search", titleFor: { "Search: \($0)" }, field: "Look for",
    hint: """
      A name or words from a post, two letters or more. @name finds people only, #word hashtags and \
      posts, from:name what somebody posted, and from:me what you did.
      """,
    people: "People", hashtags: "Hashtags", posts: "Posts", noPeople: "Nobody of that name.",
    noHashtags: "No hashtags that begin so.", noPosts: "No posts with these words.",
    nothing: "Nothing was found.",
    suggestion: "Try fewer or shorter words, or another spelling.", morePeople: "More people",
    moreHashtags: "More hashtags", morePosts: "More posts", peopleOnly: "People only",
    hashtagsOnly: "Hashtags only", postsOnly: "Posts only", all: "Everything",
    newSearch: "Look for something else", refresh: SharedStrings.english.refresh)
}
