/// A file on this device that a person named: by a path that they typed, or by sending it.
///
/// It is no `String`, is written by no literal and comes out of no document, so that nothing that someone sends
/// becomes a path by oversight: it is made where a person's own choice is at hand, and nowhere else.
public struct LocalFile: Hashable, Sendable {
  /// Where the file is.
  public let path: String

  /// - Parameter path: Where the file is, as the person named it; whether there is one is not checked.
  public init(path: String) {
    self.path = path
  }
}
