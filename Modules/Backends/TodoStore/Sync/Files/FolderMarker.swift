import AppValues
import Foundation

/// The file by which a folder in which devices keep in step is known: `todo-sync.json`, put there when the first of
/// them joined. Where it's missing, a stick is not plugged in or a disk is not mounted, and what looks like the folder is
/// the empty place for it.
///
///     {"format":"todo-sync","version":1,"folder":"0f3a…","crc":"…"}
///
/// `folder` is 16 random hexadecimal digits, `crc` is that of `ChangeLine`. Format, version and checksum stay in all
/// versions to come; a reader leaves a folder of a later version alone.
struct FolderMarker: Hashable, Sendable {
  /// The name of the file.
  static let name = "todo-sync.json"
  private static let format = "todo-sync"
  private static let version = 1
  private static let longest = 4096

  /// The name of the folder among all folders, on all devices.
  let folder: String

  /// A marker for a folder that has none.
  static func random() -> FolderMarker { FolderMarker(folder: DeviceID.random().rawValue) }

  /// What there is in a folder.
  enum Reading: Hashable, Sendable {
    case marker(FolderMarker)
    case missing
    /// Something has the name that can't be read.
    case damaged
  }

  /// Throws `storage(newerVersion)`, and what `SyncFolder` does.
  static func read(in folder: any SyncFolder) throws(AppError) -> Reading {
    let file: (any SyncFile)?
    do throws(AppError) {
      file = try folder.open(name, for: .reading)
    } catch .storage(.notAFile) {
      return .damaged
    }
    guard let file else { return .missing }
    let line = try file.read(longest, at: 0).prefix { $0 != UInt8(ascii: "\n") }
    // What can't be decoded is damaged.
    guard CheckedLine.isSound(line), let head = try? JSONDecoder().decode(Head.self, from: Data(line)),
      head.format == format
    else { return .damaged }
    if head.version > version { throw .storage(.newerVersion) }
    // Neither can this.
    guard let members = try? JSONDecoder().decode(Members.self, from: Data(line)) else { return .damaged }
    return .marker(FolderMarker(folder: members.folder))
  }

  /// Removes what is left of a marker that a device was to put into a folder, when it was killed.
  static func removeLeftover(of device: DeviceID, in folder: any SyncFolder) throws(AppError) {
    try folder.remove(temporaryName(of: device))
  }

  private static func temporaryName(of device: DeviceID) -> String { ".\(name).\(device).tmp" }

  /// Puts the marker into a folder, on the disk once this returns.
  ///
  /// - Parameter device: Which does so.
  func write(in folder: any SyncFolder, by device: DeviceID) throws(AppError) {
    let temporary = Self.temporaryName(of: device)
    guard let file = try folder.open(temporary, for: .creating) else { throw .unavailable }
    do throws(AppError) {
      try file.append(
        CheckedLine.bytes(
          #"{"format":"\#(Self.format)","version":\#(Self.version),"folder":"\#(self.folder)""#))
      try file.synchronize()
      try folder.rename(temporary, to: Self.name)
    } catch {
      // It's in no one's way; what went wrong is more important.
      try? folder.remove(temporary)
      throw error
    }
    try folder.synchronize()
  }

  /// What a marker of any version has.
  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private struct Members: Decodable {
    let folder: String
  }
}
