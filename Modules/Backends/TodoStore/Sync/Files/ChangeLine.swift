import AppValues
import Foundation
import Todo

/// # The format of a file of changes, version 1
///
/// A folder in which devices keep in step has a file for each: `DEVICE.todo`, where DEVICE is 16 lowercase hexadecimal
/// digits. A device writes its own file only, and only adds lines to its end; now and then it puts a new file without
/// lines that are out of date in its place. It writes what the folder's files lack of all that it knows: what was
/// changed on it, and what it has from elsewhere.
///
/// The file is UTF-8; each line is a JSON object and ends with LF. The members are in the order shown, without blanks
/// between them. The last is `crc`, the CRC-32C, as 8 lowercase hexadecimal digits, of all bytes of the line before
/// `,"crc"`. A line that doesn't end with LF is not complete yet. No line has more than 1 MiB, no file more than
/// 256 MiB.
///
/// The first line is the header:
///
///     {"format":"todo-changes","version":1,"device":"53c1a0d2f4b69788","generation":1,"crc":"…"}
///
/// `generation` is raised with each new file that a device puts in place of its own, so that readers tell that from a
/// file that something else has changed. Format, version and checksum stay in all versions to come; a reader leaves a
/// file of a later version alone.
///
/// Each other line is a change, one field of one todo set at a time:
///
///     {"time":"0191e0a3c45b-0000-53c1a0d2f4b69788","todo":"ID","field":"description","value":"Buy milk","crc":"…"}
///
/// - `time`: 12 hexadecimal digits of milliseconds since 1970, 4 of a counter, 16 of the device that made the change
///   (`HybridTime`). Of several values of a field the one with the greatest time holds; where they have the same, the
///   one whose JSON is greatest, byte by byte.
/// - `todo`: which todo; 1 to 100 bytes.
/// - `field`: `description`, `category`, `notes` (texts), `due` (`"YYYY-MM-DD"` or null), `repeats` (`"P1M"` or null; see
///   `TodoRepetition`), `done`, `deleted` (true or false), `created` (milliseconds since 1970). Others are kept and
///   passed on.
/// - `value`: any JSON. A todo whose `deleted` is true is shown nowhere, whatever its other fields say.
///
/// Members that are not listed here are passed over.
enum ChangeLine {
  /// How a change begins; nothing else in a line that is sound looks like it.
  private static let beginning = Array(#"{"time":""#.utf8)
  private static let longestID = 100

  /// The change as a line, LF included.
  static func bytes(_ change: FieldChange) -> [UInt8] {
    let todo = JSONValue.quoted(change.todo.rawValue)
    return CheckedLine.bytes(
      """
      {"time":"\(change.entry.time)","todo":\(todo),"field":"\(change.field)","value":\(change.entry.value.json)
      """)
  }

  /// Reads a line without its LF. Where another began in the middle of one that was never ended, the former is lost
  /// and the latter is read.
  ///
  /// - Returns: The change, if there is one, and whether all of the line could be read.
  static func read(_ line: ArraySlice<UInt8>) -> (change: FieldChange?, isSound: Bool) {
    if let change = soundChange(in: line) { return (change, true) }
    guard let start = lastBeginning(in: line), start > line.startIndex else { return (nil, false) }
    return (soundChange(in: line[start...]), false)
  }

  private static func soundChange(in line: ArraySlice<UInt8>) -> FieldChange? {
    guard CheckedLine.isSound(line),
      let (time, todo, field, value) = scanned(CheckedLine.body(of: line)) ?? decoded(line),
      let time = HybridTime(time), let field = TodoField(rawValue: field),
      canName(ID(todo))
    else { return nil }
    return FieldChange(ID(todo), field, value, at: time)
  }

  /// The members of a line.
  typealias Members = (time: String, todo: String, field: String, value: FieldValue)

  /// Reads a line in whatever way it is written.
  static func decoded(_ line: ArraySlice<UInt8>) -> Members? {
    // What can't be decoded is damaged, whatever the decoder finds.
    guard let members = try? JSONDecoder().decode(DecodedMembers.self, from: Data(line)) else { return nil }
    return (members.time, members.todo, members.field, FieldValue(members.value))
  }

  /// Reads a line that is written as most are here, many times faster; nil for any other.
  ///
  /// - Parameter body: The line as far as its checksum goes.
  static func scanned(_ body: ArraySlice<UInt8>) -> Members? {
    var scanner = PlainScanner(body)
    guard scanner.pass(#"{"time":"#), let time = scanner.text(), scanner.pass(#","todo":"#),
      let todo = scanner.text(), scanner.pass(#","field":"#), let field = scanner.text(),
      scanner.pass(#","value":"#), let value = scanner.lastValue()
    else { return nil }
    return (time, todo, field, value)
  }

  /// Whether a todo can have an id.
  static func canName(_ id: ID<TodoItem>) -> Bool {
    (1...longestID).contains(id.rawValue.utf8.count) && Printable.isPrintable(id.rawValue)
  }

  private static func lastBeginning(in line: ArraySlice<UInt8>) -> Int? {
    guard line.count > beginning.count else { return nil }
    return (line.startIndex...(line.endIndex - beginning.count)).last {
      line[$0] == beginning[0] && line[$0...].starts(with: beginning)
    }
  }

  private struct DecodedMembers: Decodable {
    let time: String
    let todo: String
    let field: String
    let value: JSONValue
  }
}
