/// What a camera writes into a JPEG file beside the picture.
struct EXIF {
  /// How the camera was held, 1 to 8.
  let orientation: UInt16

  /// Who made the camera: a word to be looked for.
  static let maker = "SecretCam"

  /// A JPEG file with this in it.
  func insert(into jpeg: [UInt8]) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + tiff
    let length = content.count + 2
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    return jpeg[..<2] + segment + jpeg[2...]
  }

  /// The maker, the orientation, and a place: 35° 41′ 22″ north.
  private var tiff: [UInt8] {
    let maker = Array((Self.maker + "\0").utf8)
    let (makerAt, places) = (UInt32(8 + 2 + 3 * 12 + 4), UInt32(8 + 2 + 3 * 12 + 4 + maker.count))
    let latitudeAt = places + 2 + 2 * 12 + 4
    let first =
      big(UInt16(3))
      + entry(0x010F, 2, UInt32(maker.count), big(makerAt))
      + entry(0x0112, 3, 1, big(orientation) + [0, 0])
      + entry(0x8825, 4, 1, big(places)) + big(UInt32(0))
    let place =
      big(UInt16(2)) + entry(1, 2, 2, Array("N\0\0\0".utf8)) + entry(2, 5, 3, big(latitudeAt))
      + big(UInt32(0))
    let latitude = [35, 1, 41, 1, 22, 1].flatMap { big(UInt32($0)) }
    return Array("MM\0*".utf8) + big(UInt32(8)) + first + maker + place + latitude
  }

  private func entry(_ tag: UInt16, _ type: UInt16, _ count: UInt32, _ value: [UInt8]) -> [UInt8] {
    big(tag) + big(type) + big(count) + value
  }

  private func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Where a pixel of the stored picture is shown.
  func shown(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (height - 1 - y, x)
    case 7: (height - 1 - y, width - 1 - x)
    case 8: (y, width - 1 - x)
    default: (x, y)
    }
  }
}
