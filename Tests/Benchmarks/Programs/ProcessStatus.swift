import Foundation

/// What Linux tells of a process, or of one of its threads.
enum ProcessStatus {
  enum Memory: String {
    case now = "VmRSS"
    case most = "VmHWM"
  }

  /// What a process has in memory, in bytes.
  static func memory(_ memory: Memory, of process: Int32) throws -> Double {
    Double(try field(memory.rawValue, of: "/proc/\(process)/status")) * 1024
  }

  /// The number in a line of a file, or 0 where there is none.
  static func field(_ name: String, of path: String) throws -> Int {
    let status = try String(contentsOfFile: path, encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") } ?? ""
    return line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
  }
}
