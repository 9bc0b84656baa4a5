import Foundation
public import Logging
import SocialFiles

/// Appends log lines to a private file, with details that only debugging needs.
public struct FileLogHandler: LogHandler {
  private let file: FileHandle?
  private let label: String
  public var logLevel: Logger.Level
  public var metadata: Logger.Metadata = [:]

  /// A log to a file. If it can't be written, nothing is logged: a full disk must not stop the program.
  public init(label: String, path: String, level: Logger.Level = .notice) {
    self.label = label
    logLevel = level
    // Nothing is logged then, as documented.
    let descriptor = try? RegularFile.open(path, O_WRONLY | O_APPEND | O_CREAT)
    file = descriptor.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let line = LogLine(event, label: label, metadata: metadata).text
    // A log that cannot be written has nowhere to say so.
    try? file?.write(contentsOf: Data(line.utf8))
  }
}
