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
    var line = Self.time(Int64(Date().timeIntervalSince1970.rounded(.down)))
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

  /// The text of an instant in seconds, such as `2026-08-01T13:49:42Z` (ISO 8601).
  static func time(_ instant: Int64) -> String {
    let (days, rest) = instant.dividedDown(by: 86_400)
    let (year, month, day) = CalendarDate.civil(days: days)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20)
    func append(_ number: Int64, from highest: Int64, _ end: Unicode.Scalar) {
      var unit = highest
      while unit > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
        unit /= 10
      }
      bytes.append(UInt8(ascii: end))
    }
    append(year, from: 1000, "-")
    append(Int64(month), from: 10, "-")
    append(Int64(day), from: 10, "T")
    append(rest / 3600, from: 10, ":")
    append(rest / 60 % 60, from: 10, ":")
    append(rest % 60, from: 10, "Z")
    return String(decoding: bytes, as: UTF8.self)
  }
}
