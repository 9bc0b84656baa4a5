import Foundation

/// The first line of a file of changes.
struct ChangeFileHeader: Hashable, Sendable {
  private static let format = "todo-changes"
  /// The version that is written here.
  static let version = 1
  /// The longest that is read, in bytes.
  static let longest = 1024

  /// Whose file it is.
  let device: DeviceID
  /// How many times the device has put a new file in place.
  let generation: Int

  /// The line, LF included.
  var bytes: [UInt8] {
    CheckedLine.bytes(
      """
      {"format":"\(Self.format)","version":\(Self.version),"device":"\(device)","generation":\(generation)
      """)
  }

  /// What the beginning of a file says of it.
  enum Reading: Hashable, Sendable {
    /// The header of this version.
    case header(ChangeFileHeader)
    /// The header of a later version.
    case newer
    /// Not one complete line.
    case incomplete
    /// Something else.
    case other

    /// Whether it's the beginning of a file that was read before, and no other in its place.
    func isThat(of known: FileReading) -> Bool {
      switch self {
      case .header(let header): header.device == known.device && header.generation == known.generation
      case .incomplete: true
      case .newer, .other: false
      }
    }
  }

  /// - Parameter bytes: The first of a file, `longest` of them where it has as many.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      return bytes.count < longest ? .incomplete : .other
    }
    let line = bytes[..<end]
    // What can't be decoded is none of ours.
    guard CheckedLine.isSound(line), let head = try? JSONDecoder().decode(Head.self, from: Data(line)),
      head.format == format
    else { return .other }
    if head.version > version { return .newer }
    // Neither is this.
    guard let members = try? JSONDecoder().decode(Members.self, from: Data(line)),
      let device = DeviceID(rawValue: members.device)
    else { return .other }
    return .header(ChangeFileHeader(device: device, generation: members.generation))
  }

  /// What the header of any version has.
  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private struct Members: Decodable {
    let device: String
    let generation: Int
  }
}
