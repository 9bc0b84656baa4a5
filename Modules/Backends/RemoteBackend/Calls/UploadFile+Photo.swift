import AppValues
import Foundation
import SocialNetworking

extension UploadFile {
  /// A photo to upload. The server finds out itself what it is; the name only helps it.
  init(photo file: LocalFile, field: String = "file") {
    let url = URL(filePath: file.path)
    let type = Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream"
    self.init(field: field, name: url.lastPathComponent, type: type, content: .file(file))
  }

  private static let types = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
    "heic": "image/heic", "heif": "image/heif", "avif": "image/avif",
  ]
}
