import Foundation

/// A photo that vips has drawn: clouds of three colours, with the noise of a camera.
struct DrawnPhoto {
  /// The JPEG file.
  let path: String

  /// - Parameters:
  ///   - width: In pixels, as is the height.
  ///   - folder: Where it is kept.
  init(width: Int, height: Int, in folder: URL) throws {
    let path = { (name: String) in folder.appending(path: name).path }
    let size = ["\(width)", "\(height)"]
    for colour in ["red", "green", "blue"] { try Self.vips(["perlin", path("\(colour).v")] + size) }
    try Self.vips([
      "bandjoin", ["red", "green", "blue"].map { path("\($0).v") }.joined(separator: " "), path("clouds.v"),
    ])
    try Self.vips(["linear", path("clouds.v"), path("soft.v"), "80", "0"])
    try Self.vips(["gaussnoise", path("noise.v")] + size + ["--mean", "128", "--sigma", "6"])
    try Self.vips(["add", path("soft.v"), path("noise.v"), path("sum.v")])
    try Self.vips(["cast", path("sum.v"), path("photo.v"), "uchar"])
    self.path = path("photo-\(width)x\(height).jpg")
    try Self.vips(["copy", path("photo.v"), self.path, "--interpretation", "srgb"])
  }

  private static func vips(_ arguments: [String]) throws {
    let painter = try Child(URL(filePath: "/usr/bin/env"), ["vips"] + arguments)
    try painter.endInput()
    try painter.waitForEnd()
  }
}
