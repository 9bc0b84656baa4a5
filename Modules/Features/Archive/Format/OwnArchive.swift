import AppValues

/// Reads an archive in the format of this module.
struct OwnArchive: ArchiveReader {
  private let source: any ArchiveSource
  private let head: HeadDocument

  /// nil for another format.
  ///
  /// Throws `invalid(.file, .unsupported)` for a later version, and what reading throws.
  init?(_ source: any ArchiveSource) throws(AppError) {
    guard source.names.contains(ArchiveFormat.headName) else { return nil }
    let bytes = try source.content(of: ArchiveFormat.headName)
    guard let head = ArchiveFormat.decode(HeadDocument.self, bytes), head.format == ArchiveFormat.name else {
      return nil
    }
    if head.version > ArchiveFormat.version { throw .invalid(.file, .unsupported) }
    self.source = source
    self.head = head
  }

  var handle: String? { head.account.handle }

  func path(ofPhoto file: String) -> String? { source.path(of: file) }

  func entries(of kind: ArchiveKind) throws(AppError) -> any EntrySource {
    guard let name = ArchiveFormat.fileName(kind) else {
      let records = [.profile(head.profile)] + head.pictures.map(ArchiveRecord.picture)
      return EntryChain(records.map(SingleEntry.init))
    }
    guard source.names.contains(name) else { return EntryChain([]) }
    let elements = JSONElements(try source.bytes(of: name), member: kind.rawValue)
    return ElementEntries(elements, of: kind, named: name) { element in
      ArchiveFormat.record(kind, element).map { .entry(.record($0)) } ?? .unreadable
    }
  }
}

extension ArchiveSource {
  /// The maximum size of a file that is read as a whole, in bytes.
  private static var maximum: Int { 1 << 20 }

  /// The contents of a small file.
  ///
  /// Throws `invalid(.file, .malformed)` if the file is too large, and what `bytes` throws.
  func content(of name: String) throws(AppError) -> [UInt8] {
    let read = try bytes(of: name)
    var content: [UInt8] = []
    while true {
      let piece = try read()
      if piece.isEmpty { return content }
      content += piece
      if content.count > Self.maximum { throw .invalid(.file, .malformed) }
    }
  }
}
