import AppValues
import Foundation
import Subprocess

/// Prepares pictures for terminals: as a small PNG file, or with `chafa` as sixels or coloured characters. Returns
/// nil if that fails, since a picture is also described in words.
public struct PictureDrawer: Sendable {
  /// A picture as a PNG file.
  public struct PNG: Hashable, Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Nil if the bytes aren't a PNG file.
    init?(_ bytes: [UInt8]) {
      guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
      // The size stands at the beginning of the first chunk, the largest byte first.
      func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
      self.bytes = bytes
      width = number(at: 16)
      height = number(at: 20)
    }
  }

  /// The maximum size of a file, in bytes.
  private static let limit = 16 * 1_048_576

  private let maker: PhotoMaker
  private let path: String
  private let told: [(String, String)]
  private let patience: Duration

  /// - Parameter environment: Describes the terminal, and says where to look for programs.
  public init(environment: [String: String]) {
    // A picture is no reason to wait longer for a screen.
    self.init(environment: environment, patience: .seconds(5))
  }

  init(environment: [String: String], patience: Duration) {
    told = ["TERM", "COLORTERM"].compactMap { name in environment[name].map { (name, $0) } }
    path = environment["PATH"] ?? ""
    self.patience = patience
    maker = PhotoMaker(pixels: PhotoLimits.standard.pixels, patience: patience)
  }

  /// The picture in a file, no larger than the given size.
  public func png(_ path: String, width: Int, height: Int) async -> PNG? {
    await made(path) { file throws(AppError) in
      try await maker.make([PhotoMaker.Step(width: width, height: height, format: .png)], of: file)[0].bytes
    }.flatMap(PNG.init)
  }

  /// The picture as rows of coloured characters, no larger than the given size.
  public func characters(_ path: String, columns: Int, rows: Int) async -> [UInt8]? {
    await drawn("symbols", columns, rows, path)
  }

  /// The picture as sixels for the given number of columns and rows of a typical terminal.
  public func sixels(_ path: String, columns: Int, rows: Int) async -> [UInt8]? {
    await drawn("sixels", columns, rows, path)
  }

  private func drawn(_ format: String, _ columns: Int, _ rows: Int, _ path: String) async -> [UInt8]? {
    await made(path) { file throws(AppError) in
      try await chafa(["--format", format, "--animate", "off", "--size", "\(columns)x\(rows)", "-"])
        .run(on: file)
    }
  }

  private func chafa(_ arguments: [String]) -> PhotoTool {
    PhotoTool(
      executable: .name("prlimit"), arguments: Arguments(Self.limits + ["--", "chafa"] + arguments),
      environment: told.reduce(into: ["PATH": path, "LC_ALL": "C"]) { all, variable in
        all[Environment.Key(stringLiteral: variable.0)] = variable.1
      },
      patience: patience, faults: [:])
  }

  /// Limits the program to a gigabyte of memory.
  private static var limits: [String] {
    [
      limit("as", RLIMIT_AS, 1 << 30), limit("cpu", RLIMIT_CPU, 30), limit("nofile", RLIMIT_NOFILE, 64),
      limit("core", RLIMIT_CORE, 0), limit("fsize", RLIMIT_FSIZE, 1 << 20),
    ]
  }

  /// An option for `prlimit`. If this process is limited further, so is the program.
  private static func limit(_ name: String, _ resource: __rlimit_resource, _ most: rlim_t) -> String {
    var own = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(resource.rawValue), &own) == 0
    return "--\(name)=\(isKnown ? min(most, own.rlim_max) : most)"
  }

  private func made(
    _ path: String, _ make: (PhotoFile) async throws(AppError) -> [UInt8]
  ) async -> [UInt8]? {
    do throws(AppError) {
      return try await make(try PhotoFile(path: path, limit: Self.limit))
    } catch {
      return nil
    }
  }
}
