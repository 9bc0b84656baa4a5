/// A custom field on a profile, such as `Website` with an address.
public struct ProfileField: Codable, Hashable, Sendable {
  /// The maximum number on one profile.
  public static let maximumCount = 4

  /// The label; never empty.
  public let label: String
  /// The value; never empty.
  public let value: String

  /// Makes a field of a label and a value, both not empty and at most 255 characters.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
