import Foundation

/// `SocialDatabaseProbe`, built beside the tests.
enum Probe {
  static var path: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("SocialDatabaseProbe").path
  }

  static func command(
    _ location: String, writes: Int, writers: Int = 1, bytes: Int = 10
  ) -> [String] {
    [path, location, String(writes), String(writers), String(bytes)]
  }

  static func update(_ location: String) -> [String] { [path, location, "update"] }

  /// The items whose writes were acknowledged in what the probe printed.
  static func acknowledged(_ output: String) -> [Int64] {
    output.split(separator: "\n").compactMap { line in
      line.hasPrefix("stored ") ? Int64(line.dropFirst("stored ".count)) : nil
    }.flatMap { [$0 * 2, $0 * 2 + 1] }.sorted()
  }
}
