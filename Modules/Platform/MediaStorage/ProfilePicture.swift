/// What someone may put on top of their profile.
public enum ProfilePicture: Hashable, Sendable {
  /// A square that stands for them.
  case avatar
  /// A wide picture.
  case header

  /// What tells `vipsthumbnail` its size: 400 × 400 pixels, cut square from the middle; at most 1500 × 500.
  var size: [String] {
    switch self {
    case .avatar: ["-s", "400x400", "--smartcrop", "centre"]
    case .header: ["-s", "1500x500>"]
    }
  }
}

/// A picture of a profile, ready to be kept.
public struct PreparedPicture: Hashable, Sendable {
  public let kind: PreparedPhoto.Kind
  /// The file's bytes.
  public let content: [UInt8]
}
