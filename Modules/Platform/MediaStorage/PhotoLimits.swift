/// The limits for a photo, and for the versions made of it.
public struct PhotoLimits: Hashable, Sendable {
  /// The maximum size of a file, in bytes.
  public var bytes: Int
  /// The maximum size of a picture, in pixels.
  public var pixels: Int
  /// The longer side of the stored photo, in pixels.
  public var side: Int
  /// The longer side of its thumbnail, in pixels.
  public var thumbnailSide: Int
  /// How long a tool may take for one step.
  public var patience: Duration

  /// The size of a photo's thumbnail, in pixels.
  public func thumbnailSize(width: Int, height: Int) -> (width: Int, height: Int) {
    let longer = max(width, height, 1)
    let most = min(longer, thumbnailSide)
    func side(_ side: Int) -> Int { max(1, (side * most * 2 + longer) / (2 * longer)) }
    return (side(width), side(height))
  }

  /// Up to 16 MB and 33 megapixels (7680 × 4320) in; 4096 and 640 pixels out. A photo of twelve megapixels keeps its
  /// size: resizing it would take twice as long.
  public static let standard = PhotoLimits(
    bytes: 16 * 1_048_576, pixels: 7680 * 4320, side: 4096, thumbnailSide: 640, patience: .seconds(60))
}
