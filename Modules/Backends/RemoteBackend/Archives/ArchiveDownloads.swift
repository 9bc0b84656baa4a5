import AppValues
import Foundation
import SocialFiles
import SocialNetworking

/// Pictures of a server, as files for an archive.
struct ArchiveDownloads: Sendable {
  /// The highest number of bytes of a picture.
  private static let limit = 64 * 1024 * 1024

  let client: APIClient
  let folder: PrivateFolder

  /// Downloads a picture.
  ///
  /// - Parameters:
  ///   - name: What it's called in the archive, without its ending.
  ///   - address: The web address.
  /// - Returns: The path of the file. There is none if the server doesn't have the picture any more.
  func file(_ name: String, at address: String) async throws(AppError) -> String {
    let file = folder.file(name.filter { $0.isLetter || $0.isNumber || $0 == "-" } + Self.ending(of: address))
    guard let bytes = try await bytes(at: address) else { return file.path }
    try folder.create()
    try file.replace(with: bytes)
    return file.path
  }

  /// The bytes of a picture. One that's missing doesn't keep the rest from being archived: the archive says how many are.
  private func bytes(at address: String) async throws(AppError) -> [UInt8]? {
    do throws(NetworkError) {
      return try await client.file(at: address, upTo: Self.limit).bytes
    } catch {
      switch error {
      case .status, .insecure, .redirected, .tooLarge, .undecodable: return nil
      default: throw AppError(error)
      }
    }
  }

  /// Removes what was downloaded.
  func clear() throws(AppError) {
    for name in try folder.names() { try folder.file(name).remove() }
  }

  private static func ending(of address: String) -> String {
    let ending = URL(string: address)?.pathExtension.lowercased() ?? ""
    return ["jpg", "jpeg", "png", "gif", "webp", "avif"].contains(ending) ? ".\(ending)" : ".jpg"
  }
}
