import AppValues
import Entities
import Foundation
import SocialFiles
import SocialNetworking

extension UploadFile {
  /// A photo or a film to upload. The server finds out itself what it is; the name only helps it.
  ///
  /// Throws `invalid(.photo, .missing)`, `invalid(.photo, .unreadable)`.
  init(photo file: LocalFile, field: String = "file") throws(AppError) {
    guard let descriptor = try Self.opened(file) else { throw .invalid(.photo, .missing) }
    close(descriptor)
    let url = URL(filePath: file.path)
    let type = Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream"
    self.init(field: field, name: url.lastPathComponent, type: type, content: .file(file))
  }

  private static func opened(_ file: LocalFile) throws(AppError) -> Int32? {
    do throws(AppError) {
      return try RegularFile.open(file.path, O_RDONLY)
    } catch {
      throw .invalid(.photo, .unreadable)
    }
  }

  private static let types = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
    "heic": "image/heic", "heif": "image/heif", "avif": "image/avif", "mp4": "video/mp4", "m4v": "video/mp4",
    "mov": "video/quicktime", "webm": "video/webm",
  ]
}
