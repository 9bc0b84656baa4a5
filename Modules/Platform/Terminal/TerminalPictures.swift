/// What draws pictures for one terminal.
public struct TerminalPictures: Sendable {
  /// Whether pictures are shown as they are, and so also small ones.
  public let isInPixels: Bool
  private let drawing: @Sendable (_ path: String, _ area: PictureArea) async -> [String]?

  /// - Parameters:
  ///   - isInPixels: Whether pictures are shown as they are, not as coloured characters.
  ///   - drawing: The rows that show the picture in a file, in that area at most; nil where it can't be drawn.
  public init(
    isInPixels: Bool, drawing: @escaping @Sendable (_ path: String, _ area: PictureArea) async -> [String]?
  ) {
    self.isInPixels = isInPixels
    self.drawing = drawing
  }

  /// The rows of text that show the picture in a file, as many as it is high; nil where it can't be drawn.
  public func draw(_ path: String, in area: PictureArea) async -> [String]? {
    await drawing(path, area)
  }
}
