/// Names a provider of identities in settings, addresses and texts.
public struct ProviderName: RawRepresentable, Codable, Hashable, Sendable {
  /// Lowercase letters, digits and `-`.
  public let rawValue: String

  /// - Parameter rawValue: Lowercase letters, digits and `-`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sign in with Apple.
  public static let apple = ProviderName(rawValue: "apple")
  /// Google.
  public static let google = ProviderName(rawValue: "google")
}
