/// The name of an app, as its texts use it.
public struct AppName: Hashable, Sendable {
  /// As people write it ("My App").
  public let title: String

  /// - Parameter title: As people write it ("My App"), the same in every language.
  public init(title: String) {
    self.title = title
  }
}
