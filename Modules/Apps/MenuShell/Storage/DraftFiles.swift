public import AppValues
public import SocialFiles

/// What someone has begun to write: a file for each draft in one folder, readable by its owner alone, on the disk when
/// `save` returns.
public struct DraftFiles<Draft: Sendable>: Sendable {
  /// The form of the files.
  public struct Format: Sendable {
    let encode: @Sendable (Draft) throws(AppError) -> [UInt8]
    let decode: @Sendable (_ bytes: [UInt8], _ name: String, _ modified: Timestamp) -> Draft?

    /// - Parameters:
    ///   - encode: The content of a draft's file.
    ///   - decode: The draft that a file holds; nil when it is damaged. Given the file's name without its ending, and
    ///     when it was written.
    public init(
      encode: @escaping @Sendable (Draft) throws(AppError) -> [UInt8],
      decode: @escaping @Sendable (_ bytes: [UInt8], _ name: String, _ modified: Timestamp) -> Draft?
    ) {
      self.encode = encode
      self.decode = decode
    }
  }

  private let folder: PrivateFolder
  private let format: Format
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - folder: Made with the first draft.
  ///   - format: The form of the files.
  ///   - log: Takes a message, in English, when a damaged draft was set aside.
  public init(_ folder: PrivateFolder, format: Format, log: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.format = format
    self.log = log
  }

  /// All drafts that can be read, in the order of their files' names.
  ///
  /// Throws `storage`.
  public func list() throws(AppError) -> [Draft] {
    var drafts: [Draft] = []
    for name in try folder.names() where name.hasSuffix(Self.ending) {
      if let draft = try read(folder.file(name)) { drafts.append(draft) }
    }
    return drafts
  }

  /// The draft of that ID; nil if there is none.
  ///
  /// Throws `storage`.
  public func load(_ id: String) throws(AppError) -> Draft? {
    try read(file(id))
  }

  /// Saves a draft in place of one with the same ID.
  ///
  /// Throws `storage`, and what its encoding throws.
  public func save(_ draft: Draft, as id: String) throws(AppError) {
    try folder.create()
    try file(id).replace(with: try format.encode(draft))
  }

  /// Discards the draft of that ID. Does nothing if there is none.
  ///
  /// Throws `storage`.
  public func discard(_ id: String) throws(AppError) {
    try file(id).remove()
    folder.removeLeftovers()
  }

  /// Discards all drafts, including damaged ones.
  ///
  /// Throws `storage`.
  public func discardAll() throws(AppError) {
    for name in try folder.names() { try folder.file(name).remove() }
  }

  /// A damaged file is set aside: what can still be read of it is kept for its owner.
  private func read(_ file: PrivateFile) throws(AppError) -> Draft? {
    var bytes: [UInt8] = []
    do throws(AppError) {
      guard let content = try file.read() else { return nil }
      bytes = content
    } catch .storage(.notAFile) {
      // A folder or a pipe is no draft.
    }
    let name = String(file.name.dropLast(Self.ending.count))
    if let draft = format.decode(bytes, name, file.modified ?? Timestamp(milliseconds: 0)) { return draft }
    try file.rename(to: file.name + ".damaged")
    log("\(file.path) is damaged and was renamed to \(file.name).damaged")
    return nil
  }

  private func file(_ id: String) -> PrivateFile {
    folder.file(FileName.encoded(id) + Self.ending)
  }

  private static var ending: String { ".json" }
}
