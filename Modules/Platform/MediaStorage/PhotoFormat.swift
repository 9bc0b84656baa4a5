/// The kinds of files that photos come in.
enum PhotoFormat: Hashable {
  case jpeg, png, webp, gif
  /// What phones take: a still picture in a container of the MPEG family, HEVC or AV1 inside.
  case heic

  /// How many bytes tell a format.
  static let signatureLength = 12

  /// The format that a file's first bytes tell, whatever its name says; nil for any other.
  init?(signature bytes: [UInt8]) {
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if text.hasPrefix("GIF87a") || text.hasPrefix("GIF89a") {
      self = .gif
    } else if text.hasPrefix("RIFF"), text.dropFirst(8).hasPrefix("WEBP") {
      self = .webp
    } else if text.dropFirst(4).hasPrefix("ftyp"), Self.brands.contains(String(text.dropFirst(8).prefix(4))) {
      self = .heic
    } else {
      return nil
    }
  }

  private static let brands: Set = ["heic", "heix", "heim", "heis", "mif1", "avif"]
}
