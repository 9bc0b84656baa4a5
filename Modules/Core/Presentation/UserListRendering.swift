public import AppScreens
public import Entities

/// The one rendering of a list of people among others.
public struct UserListRendering: Sendable {
  private let words: Words

  public init(words: Words) {
    self.words = words
  }

  /// What it is called and how many people are in it, with a remark about it where there is one.
  public func line(_ list: UserList, remark: String? = nil) -> Line {
    var spans = [
      TextSpan(list.title, .strong),
      TextSpan(" · \(words.count(list.memberCount, "person", "people", "", counter: "人"))", .faint),
    ]
    if let remark { spans.append(TextSpan(" · \(remark)", .accent)) }
    return Line(spans)
  }
}
