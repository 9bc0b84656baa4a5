import Foundation

/// What Linux tells of a process, or of one of its threads.
enum ProcessStatus {
  enum Memory: String {
    case now = "VmRSS"
    case most = "VmHWM"
  }

  /// What a process has used.
  struct Effort {
    /// The time of the cores, in seconds.
    var time: Double
    /// How often another thread took a core.
    var switches: Int

    static func - (after: Effort, before: Effort) -> Effort {
      Effort(time: after.time - before.time, switches: after.switches - before.switches)
    }
  }

  /// What a process has in memory, in bytes.
  static func memory(_ memory: Memory, of process: Int32) throws -> Double {
    Double(try field(memory.rawValue, of: "/proc/\(process)/status")) * 1024
  }

  /// What a process has used so far.
  static func effort(of process: Int32) throws -> Effort {
    // The name of the program, which may contain anything, ends with the last parenthesis.
    let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
    let ticks = fields.dropFirst(12).prefix(2).compactMap { Double($0) }.reduce(0, +)
    var switches = 0
    for thread in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") {
      for kind in ["voluntary_ctxt_switches", "nonvoluntary_ctxt_switches"] {
        // One that has ended since isn't counted.
        switches += (try? field(kind, of: "/proc/\(process)/task/\(thread)/status")) ?? 0
      }
    }
    return Effort(time: ticks / Double(sysconf(Int32(_SC_CLK_TCK))), switches: switches)
  }

  /// The number in a line of a file, or 0 where there is none.
  static func field(_ name: String, of path: String) throws -> Int {
    let status = try String(contentsOfFile: path, encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") } ?? ""
    return line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
  }
}
