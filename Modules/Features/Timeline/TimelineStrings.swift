public import Presentation

/// The timeline's own words. A host changes what it likes: they are variables.
public struct TimelineStrings: Sendable {
  public var home: String
  public var everyone: String
  /// The title of a person's posts, with their name.
  public var posts: @Sendable (_ name: String) -> String
  /// The title of a person's posts while the name is not known.
  public var postsOfSomebody: String

  public var emptyHome: String
  public var emptyEveryone: String
  public var emptyPerson: String
  /// Between what is new and what the last visit had seen.
  public var leftHere: String
  public var offline: String
  /// That new posts have come, and the key that shows them.
  public var news: @Sendable (TimelineNews) -> String
  public var nothingNew: String

  public var showNews: @Sendable (TimelineNews) -> String
  public var refresh: String
  public var newest: String
  public var more: String
  public var goToPlaceLeft: String
  public var write: String
  public var writeFirst: String
  public var readHome: String
  public var readPublic: String
  public var findPeople: String
  public var signIn: String

  /// The words in a language.
  public static func of(_ language: Language) -> TimelineStrings {
    switch language {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
