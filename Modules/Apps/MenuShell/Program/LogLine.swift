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
    let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
    let details = all.sorted { $0.key < $1.key }.map { " \($0.key)=\(Self.quoted("\($0.value)"))" }.joined()
    let line = "\(Date().formatted(.iso8601)) \(event.level) \(label): \(event.message)\(details)"
    return Printable.stripped(line.replacing("\n", with: " ")) + "\n"
  }

  /// A value in quotation marks where it would look like more than one.
  private static func quoted(_ value: String) -> String {
    guard value.contains(where: { $0.isWhitespace || $0 == "\"" }) else { return value }
    return "\"\(value.replacing("\"", with: "\\\""))\""
  }
}
