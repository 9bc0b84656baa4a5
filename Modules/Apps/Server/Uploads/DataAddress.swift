import AppValues
import Foundation
import SocialFiles

/// A file in the text of a parameter (RFC 2397): `data:image/png;base64,…`.
struct DataAddress {
  private let bytes: [UInt8]

  /// Nil for what is no such file.
  init?(_ text: String) {
    guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ","),
      text[..<comma].lowercased().hasSuffix(";base64")
    else { return nil }
    let content = text[text.index(after: comma)...].filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: String(content)), !data.isEmpty else { return nil }
    bytes = [UInt8](data)
  }

  /// Puts it into a folder, as if it had come as a file.
  ///
  /// Throws `storage`.
  func file(in folder: PrivateFolder) throws(AppError) -> LocalFile {
    try folder.create()
    let file = folder.file("upload-\(UUID().uuidString)")
    try file.replace(with: bytes)
    return LocalFile(path: file.path)
  }
}
