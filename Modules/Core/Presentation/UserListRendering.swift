public import AppScreens
public import Entities

/// The rendering of a list of people as a line.
public struct UserListRendering: Sendable {
  private let words: Words

  /// - Parameter words: The words of the screen's language, for the counts.
  public init(words: Words) {
    self.words = words
  }

  /// The title of a `list` and the number of people in it, if known, with a remark if there is one.
  public func line(_ list: UserList, remark: String? = nil) -> Line {
    var spans = [TextSpan(list.title, .strong)]
    if let count = list.memberCount {
      spans.append(TextSpan(" · \(words.social.counts.people(count))", .faint))
    }
    if let remark { spans.append(TextSpan(" · \(remark)", .accent)) }
    return Line(spans)
  }
}
