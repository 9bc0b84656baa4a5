/// A picture, for hosts that can show it. Other blocks describe it in words.
public struct Picture: Hashable, Sendable {
  /// The path of its file.
  public let path: String
  /// The caption below it; empty for none.
  public let caption: String
  /// How large it's drawn as a separate block. In an item of a list, every picture is small.
  public let size: PictureSize

  /// - Parameters:
  ///   - path: A file on this device.
  ///   - caption: The text below the picture; none by default.
  ///   - size: How large it's drawn as a separate block.
  public init(path: String, caption: String = "", size: PictureSize = .large) {
    self.path = path
    self.caption = caption
    self.size = size
  }
}

/// How large a picture is drawn.
public enum PictureSize: Hashable, Sendable {
  /// As wide as the window, if the picture is that large.
  case large
  /// For pictures next to more important text: in an item of a list, or a person's avatar.
  case small
}
