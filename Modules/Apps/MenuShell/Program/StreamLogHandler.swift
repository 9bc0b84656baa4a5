public import Logging
import SocialTerminal

/// Writes log lines to standard error: that is where programs say what they do that run without anyone at a terminal.
public struct StreamLogHandler: LogHandler {
  private let label: String
  public var logLevel: Logger.Level
  public var metadata: Logger.Metadata = [:]

  public init(label: String, level: Logger.Level = .info) {
    self.label = label
    logLevel = level
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    // A log that can't be written has nowhere to say so.
    try? StandardStream.error.write(LogLine(event, label: label, metadata: metadata).text)
  }
}
