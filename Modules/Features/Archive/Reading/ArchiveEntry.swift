import AppValues

/// An entry of an archive: a record, or one that can't be read.
enum ArchiveEntry {
  case record(ArchiveRecord)
  case skipped(SkippedRecord)
}

/// Reads the records of one kind, one after another.
protocol EntrySource: AnyObject {
  /// The next record; nil after the last.
  ///
  /// Throws `invalid(.file, .malformed)`, and what reading throws.
  func next() throws(AppError) -> ArchiveEntry?
}

/// An open archive of any format.
protocol ArchiveReader: Sendable {
  /// The handle of its account; nil if the archive doesn't say.
  var handle: String? { get }
  /// The records of one kind.
  func entries(of kind: ArchiveKind) throws(AppError) -> any EntrySource
  /// The path of a photo of a post; nil if it isn't in the archive.
  func path(ofPhoto file: String) -> String?
}

/// Several sources, one after another.
final class EntryChain: EntrySource {
  private var rest: ArraySlice<any EntrySource>

  init(_ sources: [any EntrySource]) {
    rest = sources[...]
  }

  func next() throws(AppError) -> ArchiveEntry? {
    while let source = rest.first {
      if let entry = try source.next() { return entry }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// A single record.
final class SingleEntry: EntrySource {
  private var entry: ArchiveEntry?

  init(_ record: ArchiveRecord) {
    entry = .record(record)
  }

  func next() throws(AppError) -> ArchiveEntry? {
    defer { entry = nil }
    return entry
  }
}

/// The elements of a JSON file.
final class ElementEntries: EntrySource {
  private let elements: JSONElements
  private let kind: ArchiveKind
  private let name: String
  private let read: ([UInt8]) -> Reading

  /// The meaning of an element.
  enum Reading {
    case entry(ArchiveEntry)
    /// Something of another kind.
    case other
    case unreadable
  }

  /// - Parameters:
  ///   - name: The file's name, for the report.
  ///   - read: Interprets an element.
  init(
    _ elements: JSONElements, of kind: ArchiveKind, named name: String, _ read: @escaping ([UInt8]) -> Reading
  ) {
    self.elements = elements
    self.kind = kind
    self.name = name
    self.read = read
  }

  func next() throws(AppError) -> ArchiveEntry? {
    while let element = try elements.next() {
      switch read(element) {
      case .entry(let entry): return entry
      case .other: continue
      case .unreadable: return .skipped(SkippedRecord(kind, "\(name) \(elements.count)", .unreadable))
      }
    }
    return nil
  }
}
