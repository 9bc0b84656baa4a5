import Foundation
import SocialTestSupport

/// Pictures made for a test, in a folder of its own.
final class Fixtures: Sendable {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func path(_ name: String) -> String { folder.path(name) }

  /// Four fields of clear colours, so that every turn and flip shows: red and green above, blue and white below.
  static func colour(_ x: Int, _ y: Int, of width: Int, _ height: Int) -> [UInt8] {
    switch (x < width / 2, y < height / 2) {
    case (true, true): [255, 0, 0]
    case (false, true): [0, 255, 0]
    case (true, false): [0, 0, 255]
    case (false, false): [255, 255, 255]
    }
  }

  /// Makes a picture of pixels; the ending of its name says in which format.
  @discardableResult
  func picture(
    _ name: String, _ width: Int = 64, _ height: Int = 48, pixel: ((Int, Int) -> [UInt8])? = nil
  ) async throws -> String {
    let pixel = pixel ?? { Self.colour($0, $1, of: width, height) }
    var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y) }
    }
    let source = path("\(UUID().uuidString).ppm")
    try Data(bytes).write(to: URL(filePath: source))
    try await vips("copy", source, path(name))
    return path(name)
  }

  func vips(_ arguments: String...) async throws {
    try await Program.expect(["vips"] + arguments)
  }

  /// The pixels of a picture as they are shown, row by row.
  func pixels(_ content: [UInt8]) async throws -> Pixels {
    let (source, target) = (path(UUID().uuidString), path("\(UUID().uuidString).ppm"))
    try Data(content).write(to: URL(filePath: source))
    try await vips("copy", source, target)
    let size = try await ["width", "height"].asyncMap { field in
      let text = try await Program.expect(["vipsheader", "-f", field, source])
      return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
    let bytes = try Data(contentsOf: URL(filePath: target)).suffix(size[0] * size[1] * 3)
    return Pixels(width: size[0], height: size[1], values: Array(bytes))
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// A program of a test's own.
  func program(_ script: String) throws -> String {
    _ = try tool("program", script)
    return path("tools/program")
  }

  /// A program of a test's own in place of a tool; answers the `PATH` that finds it first.
  func tool(_ name: String, _ script: String) throws -> String {
    let tools = path("tools")
    try Program.write("#!/bin/sh\n\(script)\n", to: "\(tools)/\(name)")
    return tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }
}

/// What a picture shows.
struct Pixels {
  let width: Int
  let height: Int
  let values: [UInt8]

  func colour(_ x: Int, _ y: Int) -> [UInt8] {
    Array(values[((y * width + x) * 3)...].prefix(3))
  }

  /// Whether the picture has the four fields of `Fixtures.colour`, as nearly as JPEG keeps them.
  var hasFourFields: Bool {
    [(1, 1), (3, 1), (1, 3), (3, 3)].allSatisfy { (column, row) in
      let (x, y) = (width * column / 4, height * row / 4)
      return isNear(colour(x, y), Fixtures.colour(x, y, of: width, height))
    }
  }
}

/// Whether two colours look the same.
func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 12 }
}

extension Sequence {
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
