/// The pictures on a profile.
public enum ProfilePicture: Hashable, Sendable {
  /// A square picture that represents the person.
  case avatar
  /// A wide picture.
  case header

  /// The size: 400 × 400 pixels, cropped from the middle, or at most 1500 × 500.
  var step: PhotoMaker.Step {
    switch self {
    case .avatar: PhotoMaker.Step(width: 400, height: 400, shape: .fill, format: .photo(quality: 85))
    case .header: PhotoMaker.Step(width: 1500, height: 500, format: .photo(quality: 85))
    }
  }
}

/// A profile picture that is ready to be stored.
public struct PreparedPicture: Hashable, Sendable {
  public let kind: PreparedPhoto.Kind
  /// The file's bytes.
  public let content: [UInt8]
}
