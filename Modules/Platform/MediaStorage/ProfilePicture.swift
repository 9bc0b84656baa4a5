/// What someone may put on top of their profile.
public enum ProfilePicture: Hashable, Sendable {
  /// A square that stands for them.
  case avatar
  /// A wide picture.
  case header

  /// 400 × 400 pixels, cut square from the middle; at most 1500 × 500.
  var step: PhotoMaker.Step {
    switch self {
    case .avatar: PhotoMaker.Step(width: 400, height: 400, shape: .fill, format: .photo(quality: 85))
    case .header: PhotoMaker.Step(width: 1500, height: 500, format: .photo(quality: 85))
    }
  }
}

/// A picture of a profile, ready to be kept.
public struct PreparedPicture: Hashable, Sendable {
  public let kind: PreparedPhoto.Kind
  /// The file's bytes.
  public let content: [UInt8]
}
