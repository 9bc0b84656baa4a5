/// A company or an organization by whose account people sign in (OpenID Connect).
public struct SignInProvider: Hashable, Sendable, Identifiable {
  /// Apple, whose notices and buttons are its own.
  public static let apple = "apple"
  /// Google.
  public static let google = "google"

  /// A word for addresses and commands: `apple`, `google`, or the one that the source's owner chose.
  public let id: String
  /// The name to show.
  public let name: String

  /// - Parameters:
  ///   - id: A word for addresses and commands.
  ///   - name: The name to show.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
