/// What an app is called, where its words name it.
public struct AppName: Hashable, Sendable {
  /// As people write it ("My App").
  public let title: String
  /// The command that starts it ("myapp").
  public let command: String

  public init(title: String, command: String) {
    self.title = title
    self.command = command
  }
}
