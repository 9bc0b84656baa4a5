/// Names of files in a folder in which devices keep in step.
enum ChangeFile {
  private static let ending = ".todo"
  private static let temporaryEnding = ".tmp"
  /// How the names end of what other programs have not finished writing.
  private static let unfinished = [temporaryEnding, ".part", ".partial", ".crdownload", "~"]

  /// The longest file that is read, in bytes.
  static let longest: Int64 = 256 << 20

  /// The name of a device's own file.
  static func name(of device: DeviceID) -> String { device.rawValue + ending }

  /// Whose own file this is by its name; nil for any other name.
  static func device(of name: String) -> DeviceID? {
    name.hasSuffix(ending) ? DeviceID(rawValue: String(name.dropLast(ending.count))) : nil
  }

  /// A name for a file that is to take the place of a device's own.
  static func temporaryName(of device: DeviceID) -> String {
    ".\(name(of: device)).\(DeviceID.random())\(temporaryEnding)"
  }

  /// Whether a file is what is left of putting a new one in place of this device's own.
  static func isTemporary(_ name: String, of device: DeviceID) -> Bool {
    name.hasPrefix(".\(Self.name(of: device)).") && name.hasSuffix(temporaryEnding)
  }

  /// Whether a file may be one of changes, or a copy of one under whatever name a program gave it.
  ///
  /// - Parameter devices: Those that are known.
  static func isCandidate(_ name: String, knowing devices: Set<DeviceID>) -> Bool {
    if name.hasPrefix(".") || unfinished.contains(where: name.hasSuffix) { return false }
    return name.contains(ending) || devices.contains { name.contains($0.rawValue) }
  }
}
