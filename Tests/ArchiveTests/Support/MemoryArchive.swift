import AppValues
import Synchronization

@testable import Archive

/// Files in memory, to be read as an archive or written as one.
final class MemoryArchive: ArchiveSource, ArchiveTarget {
  private let files: Mutex<[String: [UInt8]]>
  private let closed = Mutex(false)
  private let finished = Mutex(false)
  /// How many bytes are read at a time.
  private let piece: Int

  init(_ files: [String: String] = [:], piece: Int = 7) {
    self.files = Mutex(files.mapValues { Array($0.utf8) })
    self.piece = piece
  }

  var names: [String] { files.withLock { $0.keys.sorted() } }
  var isClosed: Bool { closed.withLock { $0 } }
  var isFinished: Bool { finished.withLock { $0 } }

  func text(of name: String) -> String? {
    files.withLock { $0[name] }.map { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(of name: String) throws(AppError) -> ByteSource {
    guard let content = files.withLock({ $0[name] }) else { throw .invalid(.file, .missing) }
    let rest = Mutex(content[...])
    let piece = piece
    return { () throws(AppError) -> [UInt8] in
      rest.withLock { rest in
        defer { rest = rest.dropFirst(piece) }
        return Array(rest.prefix(piece))
      }
    }
  }

  func path(of name: String) -> String? { names.contains(name) ? "/archive/\(name)" : nil }

  func close() async { closed.withLock { $0 = true } }

  func append(_ bytes: [UInt8], to name: String) throws(AppError) {
    files.withLock { $0[name, default: []] += bytes }
  }

  func copy(_ path: String, as name: String) throws(AppError) {
    files.withLock { $0[name] = Array("picture at \(path)".utf8) }
  }

  func finish() async throws(AppError) { finished.withLock { $0 = true } }

  func discard() async { files.withLock { $0 = [:] } }
}

/// Archives by their paths.
struct MemoryFiles: ArchiveFiles {
  var sources: [String: MemoryArchive] = [:]
  var target = MemoryArchive()
  var taken: Set<String> = []

  func open(_ path: String) async throws(AppError) -> any ArchiveSource {
    guard let source = sources[path] else { throw .invalid(.file, .missing) }
    return source
  }

  func create(_ path: String, replacing: Bool) async throws(AppError) -> any ArchiveTarget {
    if taken.contains(path), !replacing { throw .invalid(.file, .taken) }
    return target
  }
}
