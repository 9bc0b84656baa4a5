/// A custom field on a profile, such as `Website` with an address.
public struct ProfileField: Codable, Hashable, Sendable {
  /// The most of them on one profile.
  public static let maximumCount = 4

  /// What it is; never empty.
  public let label: String
  /// What they say there; never empty.
  public let value: String

  /// A field of a label and a value, neither of them empty, each at most 255 characters.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
