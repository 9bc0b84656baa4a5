/// The name of an app, as its texts use it.
public struct AppName: Hashable, Sendable {
  /// The name as people write it ("My App").
  public let title: String

  /// - Parameter title: The name as people write it ("My App"), the same in every language.
  public init(title: String) {
    self.title = title
  }
}
