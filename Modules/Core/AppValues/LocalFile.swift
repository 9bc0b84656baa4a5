/// A file on this device that a person has chosen: by typing its path, or by sending it.
///
/// It isn't a `String`, can't be a literal and is never decoded, so that nothing that someone sends can become a path
/// by mistake: it's made only where a person's own choice is available.
public struct LocalFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// - Parameter path: The path as the person named it. It isn't checked whether the file exists.
  public init(path: String) {
    self.path = path
  }
}
