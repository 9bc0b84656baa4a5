public import Presentation

/// The words of a search. A host may change them on a copy.
public struct SearchStrings: Sendable {
  public var title: String
  public var titleFor: @Sendable (_ query: String) -> String
  public var field: String
  public var hint: String
  public var people: String
  public var posts: String
  public var noPeople: String
  public var noPosts: String
  public var nothing: String
  public var suggestion: String
  public var morePeople: String
  public var morePosts: String
  public var peopleOnly: String
  public var postsOnly: String
  public var both: String
  public var newSearch: String
  public var refresh: String

  /// The words in a language.
  public static func of(_ language: Language) -> SearchStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
