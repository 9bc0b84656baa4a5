import Foundation
import Testing

extension TemporaryFolder {
  /// Where it is.
  public var path: String { url.path }

  /// The names in it, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes a file, whose folder is made where it is missing; answers its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }

  /// What a file in it says.
  public func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Writes a program for `sh`; answers its path.
  public func script(_ body: String, named name: String) throws -> String {
    let path = url.appending(path: name).path
    try Program.write("#!/bin/sh\n\(body)\n", to: path)
    return path
  }
}

/// The permission bits of a file.
public func mode(of path: String) throws -> Int {
  try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
}
