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
      Span(list.title, .strong),
      Span(" · \(words.count(list.memberCount, "person", "people", "", counter: "人"))", .faint),
    ]
    if let remark { spans.append(Span(" · \(remark)", .accent)) }
    return Line(spans)
  }
}
