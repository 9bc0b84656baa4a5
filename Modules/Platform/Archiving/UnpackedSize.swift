import AppValues
import Foundation

/// Makes sure that an archive unpacks to no more than its table of contents says, which can't be trusted.
struct UnpackedSize: Sendable {
  let folder: String
  /// In bytes.
  let most: Int64

  /// Returns once the size is exceeded, or nil if cancelled first.
  func exceeded() async -> Result<String, AppError>? {
    while !Task.isCancelled {
      // Cancelled when the program has ended.
      try? await Task.sleep(for: .milliseconds(500))
      if bytes() > most { return .failure(.invalid(.file, .malformed)) }
    }
    return nil
  }

  private func bytes() -> Int64 {
    let keys: Set<URLResourceKey> = [.fileSizeKey]
    guard let files = FileManager.default.enumerator(atPath: folder) else { return 0 }
    var total: Int64 = 0
    while let name = files.nextObject() as? String {
      // A file that is gone by now takes no space.
      let values = try? URL(fileURLWithPath: "\(folder)/\(name)").resourceValues(forKeys: keys)
      total += Int64(values?.fileSize ?? 0)
    }
    return total
  }
}
