import AppValues

/// What stands in an archive at one place.
enum ArchiveEntry {
  case record(ArchiveRecord)
  case skipped(SkippedRecord)
}

/// Reads the things of one kind, one after another.
protocol EntrySource: AnyObject {
  /// The next; nil behind the last.
  ///
  /// Throws `invalid(.file, .malformed)` and what reading throws.
  func next() throws(AppError) -> ArchiveEntry?
}

/// An archive of some form, opened.
protocol ArchiveReader: Sendable {
  /// Whose it is; nil when it does not say.
  var handle: String? { get }
  /// The things of one kind, from the first on.
  func entries(of kind: ArchiveKind) throws(AppError) -> any EntrySource
  /// Where a photo lies that a post names; nil when it is not in the archive.
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

/// One thing.
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

/// The elements of a file of JSON.
final class ElementEntries: EntrySource {
  private let elements: JSONElements
  private let kind: ArchiveKind
  private let name: String
  private let read: ([UInt8]) -> Reading

  /// What an element is.
  enum Reading {
    case entry(ArchiveEntry)
    /// Nothing of this kind.
    case other
    case unreadable
  }

  /// - Parameters:
  ///   - name: The file's name, to say what could not be read.
  ///   - read: What an element is.
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
