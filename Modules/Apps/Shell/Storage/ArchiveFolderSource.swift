import AppValues
import Archive
import Foundation
import SocialArchiving

/// An archive that lies in a folder. Only the plain files found in it are ever opened: no name from the
/// archive leads anywhere else.
struct ArchiveFolderSource: ArchiveSource {
  private static let maximumNames = 200_000
  private static let piece = 1 << 16

  let names: [String]
  private let known: Set<String>
  private let root: String
  /// What is removed in the end; nil for someone's own folder.
  private let temporary: String?

  /// - Parameter whole: The folder that was unpacked into, when the archive lies deeper.
  init(_ root: String, isTemporary: Bool, within whole: String? = nil) throws(AppError) {
    guard let files = FileManager.default.enumerator(atPath: root) else { throw .invalid(.file, .unreadable) }
    var names: [String] = []
    // Folders behind links are not entered.
    while let name = files.nextObject() as? String {
      if FileSystem.kind(of: "\(root)/\(name)", follows: false) == .file { names.append(name) }
      if names.count > Self.maximumNames { throw .invalid(.file, .unsupported) }
    }
    self.init(root, names: names.sorted(), temporary: isTemporary ? whole ?? root : nil)
  }

  /// A file that is read alone.
  init(fileAt path: String) throws(AppError) {
    let path = NSString(string: path)
    self.init(path.deletingLastPathComponent, names: [path.lastPathComponent], temporary: nil)
  }

  private init(_ root: String, names: [String], temporary: String?) {
    self.root = root
    self.names = names
    known = Set(names)
    self.temporary = temporary
  }

  func bytes(of name: String) throws(AppError) -> ByteSource {
    guard let path = path(of: name) else { throw .invalid(.file, .missing) }
    let descriptor = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .invalid(.file, .unreadable) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return { () throws(AppError) -> [UInt8] in
      do {
        return [UInt8](try file.read(upToCount: Self.piece) ?? Data())
      } catch {
        throw .invalid(.file, .unreadable)
      }
    }
  }

  func path(of name: String) -> String? {
    known.contains(name) ? "\(root)/\(name)" : nil
  }

  func close() async {
    if let temporary { FileSystem.remove(temporary) }
  }
}
