import AppValues
import Entities
import Foundation
import Hummingbird
import HummingbirdCore
import MastodonAPI
import NIOCore
import SocialFiles

/// Reads a form with files as it arrives. Files are written to the disk piece by piece, so that many large ones
/// need no more memory than small ones.
struct UploadReader {
  /// The largest file in bytes, which is that of a photo.
  static let fileLimit = 64 * 1_048_576
  /// The largest form in bytes. No endpoint takes more than two files, and what is left out counts, too.
  static let limit = 2 * fileLimit + RequestBody.limit

  let boundary: String
  /// Nil to leave files out.
  let folder: PrivateFolder?

  /// Throws `tooLarge`, `storage`, `invalid(.photo, .malformed)` for a form with a file that is cut short,
  /// and `RequestValuesError` for any other body that isn't a form; no file is kept then.
  func read(_ body: HummingbirdCore.RequestBody) async throws -> RequestBody {
    var form = Form(folder: folder)
    do {
      var parser = MultipartParser(boundary: boundary)
      var size = 0
      for try await piece in body {
        size += piece.readableBytes
        if size > Self.limit { throw AppError.tooLarge }
        for event in try parser.feed(piece.readableBytesView) { try form.take(event) }
        if parser.isFinished { break }
      }
      guard parser.isFinished else { throw AppError.invalid(.file, .malformed) }
      return RequestBody(values: try RequestValues(fields: form.fields), files: UploadedFiles(form.files))
    } catch {
      form.abandon()
      guard error as? AppError == .invalid(.file, .malformed) else { throw error }
      // All files that people send are photos.
      throw form.hasFile ? AppError.invalid(.photo, .malformed) : RequestValuesError.malformed as any Error
    }
  }

  private struct Form {
    let folder: PrivateFolder?
    var fields: [(name: String, text: String)] = []
    var files: [String: LocalFile] = [:]
    private var part: Part?
    /// The text of the current part, as far as it has arrived. It grows in place, however small the pieces are.
    private var text: [UInt8] = []
    private var textSize = 0

    init(folder: PrivateFolder?) {
      self.folder = folder
    }

    /// Whether a part of a file has arrived.
    var hasFile: Bool {
      if case .file = part { return true }
      return !files.isEmpty
    }

    private enum Part {
      case text(name: String)
      case file(MultipartHeader, path: String, handle: FileHandle, size: Int)
      case leftOut
    }

    mutating func take(_ event: MultipartParser.Event) throws {
      switch event {
      case .partBegan(let header): part = try begin(header)
      case .data(let data): try append(data)
      case .partEnded: try end()
      case .finished: break
      }
    }

    private func begin(_ header: MultipartHeader) throws -> Part {
      if !header.isFile { return .text(name: header.name) }
      guard let folder, files[header.name] == nil else { return .leftOut }
      try folder.create()
      let path = folder.file("\(UploadedFiles.prefix)\(UUID().uuidString)").path
      guard
        FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
        let handle = FileHandle(forWritingAtPath: path)
      else { throw AppError.storage(.full) }
      return .file(header, path: path, handle: handle, size: 0)
    }

    private mutating func append(_ data: [UInt8]) throws {
      switch part {
      case .text:
        textSize += data.count
        if textSize > RequestBody.limit { throw AppError.tooLarge }
        text.append(contentsOf: data)
      case .file(let header, let path, let handle, let size):
        if size + data.count > UploadReader.fileLimit { throw AppError.tooLarge }
        do {
          try handle.write(contentsOf: data)
        } catch {
          throw AppError.storage(.full)
        }
        part = .file(header, path: path, handle: handle, size: size + data.count)
      case .leftOut, nil: break
      }
    }

    private mutating func end() throws {
      switch part {
      case .text(let name):
        guard let read = String(validating: text, as: UTF8.self) else { throw RequestValuesError.malformed }
        fields.append((name, read))
        text = []
      case .file(let header, let path, let handle, let size):
        // Nothing is left to write.
        try? handle.close()
        if size == 0, !header.hasFileName {
          try? FileManager.default.removeItem(atPath: path)  // The next start tries again.
        } else {
          files[header.name] = LocalFile(path: path)
        }
      case .leftOut, nil: break
      }
      part = nil
    }

    /// Removes what has been written.
    func abandon() {
      UploadedFiles(files).remove()
      guard case .file(_, let path, let handle, _) = part else { return }
      // It is removed anyway.
      try? handle.close()
      try? FileManager.default.removeItem(atPath: path)  // The next start tries again.
    }
  }
}
