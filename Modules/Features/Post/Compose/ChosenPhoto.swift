import AppValues
public import Foundation

/// A photo that someone has chosen for a post.
public enum ChosenPhoto: Hashable, Sendable {
  /// A file on this device.
  case file(URL)
  /// The bytes of a file, as a photo library or the clipboard gives them.
  case bytes(Data)
}

extension ChosenPhoto {
  /// Gives `body` the photo as a file. Where there were only bytes, no one else can read it, and it's gone afterwards.
  @MainActor
  func withFile<Value>(
    _ body: @MainActor (LocalFile) async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    switch self {
    case .file(let url): return try await body(LocalFile(path: url.path(percentEncoded: false)))
    case .bytes(let bytes):
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      // What can't be removed is where the system removes it.
      defer { try? FileManager.default.removeItem(at: folder) }
      return try await body(try await Self.write(bytes, in: folder))
    }
  }

  /// Away from the main actor: a photo may be large.
  private static func write(_ bytes: Data, in folder: URL) async throws(AppError) -> LocalFile {
    let file = folder.appending(path: "photo")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try bytes.write(to: file)
    } catch {
      let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? 0
      throw AppError.storage(StorageFault(systemError: Int32(truncatingIfNeeded: cause)) ?? .diskFault)
    }
    return LocalFile(path: file.path(percentEncoded: false))
  }
}
