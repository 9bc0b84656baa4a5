/// Draws pictures for one terminal.
public struct TerminalPictures: Sendable {
  /// Whether pictures are shown pixel by pixel, so that small ones can be recognised, too.
  public let isInPixels: Bool
  private let drawing: @Sendable (_ path: String, _ area: PictureArea) async -> [String]?

  /// - Parameters:
  ///   - isInPixels: Whether pictures are shown pixel by pixel, rather than as coloured characters.
  ///   - drawing: The rows that show the picture in a file within an area; nil if it can't be drawn.
  public init(
    isInPixels: Bool, drawing: @escaping @Sendable (_ path: String, _ area: PictureArea) async -> [String]?
  ) {
    self.isInPixels = isInPixels
    self.drawing = drawing
  }

  /// The rows of text that show the picture in a file, as many as it's high; nil if it can't be drawn.
  public func draw(_ path: String, in area: PictureArea) async -> [String]? {
    await drawing(path, area)
  }
}
