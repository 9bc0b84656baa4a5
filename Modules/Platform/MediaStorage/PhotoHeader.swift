/// What a picture's header says, read before any of it is unpacked.
struct PhotoHeader {
  let width: Int
  let height: Int
  /// Whether its pixels can be seen through.
  let isTransparent: Bool
  /// What tells `vipsthumbnail` how to make sRGB of its colours.
  let conversion: [String]

  /// Reads what `vipsheader -a` prints. The file's own words stand at the end of that, so the first line of a
  /// name counts.
  init?(_ printed: [UInt8]) {
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
    let value = { (name: String) -> Substring? in
      lines.first { $0.hasPrefix("\(name): ") }?.dropFirst(name.count + 2)
    }
    guard let width = value("width").flatMap({ Int($0) }), let height = value("height").flatMap({ Int($0) }),
      let bands = value("bands").flatMap({ Int($0) }), width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
    let interpretation = value("interpretation")
    let isPrint = interpretation == "cmyk"
    // Grey has one band, colour three; print has four, which are inks.
    isTransparent = bands == 2 || (bands == 4 && !isPrint)
    let isColour = interpretation == "srgb" || interpretation == "rgb16"
    // Without a profile, colours and greys are sRGB's already, and stay as they are.
    conversion =
      isPrint || value("icc-profile-data") != nil ? ["-e", "srgb"] + (isColour ? ["-i", "srgb"] : []) : []
  }
}
