/// What a photo may be, and what is made of it.
public struct PhotoLimits: Hashable, Sendable {
  /// The most bytes of a file.
  public var bytes: Int
  /// The most pixels of a picture.
  public var pixels: Int
  /// The longer side of what is kept, in pixels.
  public var side: Int
  /// The longer side of its small version, in pixels.
  public var thumbnailSide: Int
  /// How long a tool may take for one step.
  public var patience: Duration

  /// The size of the small version of a photo, in pixels.
  public func thumbnailSize(width: Int, height: Int) -> (width: Int, height: Int) {
    let longer = max(width, height, 1)
    let most = min(longer, thumbnailSide)
    func side(_ side: Int) -> Int { max(1, (side * most * 2 + longer) / (2 * longer)) }
    return (side(width), side(height))
  }

  /// 16 MB and 33 megapixels (7680 × 4320) in; 4096 and 640 pixels out: a photo of twelve megapixels keeps its size, and
  /// isn't resized, which would take twice as long.
  public static let standard = PhotoLimits(
    bytes: 16 * 1_048_576, pixels: 7680 * 4320, side: 4096, thumbnailSide: 640, patience: .seconds(60))
}
