import AppValues
import Foundation
import Logging

/// A line of a log: when, how grave, by whom, what, and the details.
struct LogLine {
  private let event: LogEvent
  private let label: String
  private let metadata: Logger.Metadata

  /// - Parameters:
  ///   - label: Who logs it.
  ///   - metadata: The details of all that is logged there.
  init(_ event: LogEvent, label: String, metadata: Logger.Metadata) {
    self.event = event
    self.label = label
    self.metadata = metadata
  }

  /// The line, with its end. Nothing in it acts on a terminal or looks like another line, no matter who wrote it.
  var text: String {
    var line = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)).text
    line += " \(event.level.rawValue) \(label): \(event.message)"
    for (key, value) in details { line += " \(key)=\(Self.quoted(value.description))" }
    // Nearly all lines are of such bytes, and have nothing to take out.
    if line.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return line + "\n" }
    return Printable.stripped(line.replacing("\n", with: " ")) + "\n"
  }

  private var details: [(key: String, value: Logger.MetadataValue)] {
    let own = event.metadata ?? [:]
    return (metadata.isEmpty ? own : metadata.merging(own) { _, new in new }).sorted { $0.key < $1.key }
  }

  /// A value in quotation marks where it would look like more than one.
  private static func quoted(_ value: String) -> String {
    if value.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }) { return value }
    guard value.contains(where: { $0.isWhitespace || $0 == "\"" }) else { return value }
    return "\"\(value.replacing("\"", with: "\\\""))\""
  }
}
