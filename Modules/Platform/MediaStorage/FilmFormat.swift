/// The file formats of films.
enum FilmFormat: String, Hashable {
  /// MP4, MOV and their relatives.
  case mov
  /// WebM.
  case matroska
  case gif

  /// How many bytes identify a format.
  static let signatureLength = 12

  /// The format according to a file's first bytes, whatever its name says; nil for any other.
  init?(signature bytes: [UInt8]) {
    // Phones have photos in the same container.
    if let photo = PhotoFormat(signature: bytes) {
      guard photo == .gif else { return nil }
      self = .gif
      return
    }
    let text = String(decoding: bytes.dropFirst(4), as: Unicode.ASCII.self)
    if ["ftyp", "moov", "mdat", "wide", "skip", "free", "pnot"].contains(where: text.hasPrefix) {
      self = .mov
    } else if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .matroska
    } else {
      return nil
    }
  }
}
