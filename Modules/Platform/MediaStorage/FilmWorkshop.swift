public import AppValues
import CSocialPhotoMaker
public import Entities
import Foundation
import SocialFiles
import SocialScheduling
import Synchronization

/// Turns people's films into those that are stored, by `ffmpeg`: MP4 with H.264 and AAC, not too large, without anything that
/// cameras write into files. It makes one film at a time; copies share that limit.
///
/// Whatever a file says, and however a program misunderstands it, a program that reads one reaches no other file, no network
/// and no other process, and has limits of time, of memory and of what it writes.
public struct FilmWorkshop: Sendable {
  private let limits: FilmLimits
  private let making: FilmProgram
  private let looking: FilmProgram
  private let limiter = WorkLimiter(1)
  private let looks = WorkLimiter(ProcessInfo.processInfo.activeProcessorCount)
  private let missing = KnownEncoders()
  /// How long it may take to look at a file.
  private static let patience: Duration = .seconds(60)

  /// Nil where films can't be made: `ffmpeg` or `ffprobe` isn't installed, or the system can't confine them.
  ///
  /// - Parameter path: The folders in which programs are looked for, with colons between them.
  public init?(path: String, limits: FilmLimits = .standard) {
    guard film_maker_is_confined() == 1, let ffmpeg = Self.program("ffmpeg", in: path),
      let ffprobe = Self.program("ffprobe", in: path)
    else { return nil }
    self.limits = limits
    making = FilmProgram(path: ffmpeg)
    looking = FilmProgram(path: ffprobe)
  }

  /// The encoders that films need and that `ffmpeg` was built without here; none if it can make films. It's asked once.
  ///
  /// Throws `timeout`, `cancelled`, `unavailable` if too many are waiting, `storage(tooManyFiles)`.
  public func missingEncoders() async throws(AppError) -> [String] {
    if let names = missing.names { return names }
    try await looks.enter()
    defer { looks.leave() }
    let names = FilmArguments.missingEncoders(in: try await encoders())
    missing.names = names
    return names
  }

  /// Whether it can make films, as far as that is known by now: `missingEncoders` finds it out.
  public var canMake: Bool { missing.names?.isEmpty ?? true }

  /// The list of encoders; empty if the program has none to tell.
  private func encoders() async throws(AppError) -> String {
    do throws(AppError) {
      // It needs no file, and sees itself in place of one.
      let list = try await making.run(on: making.path, FilmArguments.listing, within: Self.patience)
      return String(decoding: list, as: UTF8.self)
    } catch .invalid(.film, .malformed) {
      return ""
    }
  }

  /// Whether a file is a film by its first bytes, and no picture.
  public static func isVideo(_ path: String) -> Bool { format(of: path).map { $0 != .gif } ?? false }

  private static func format(of path: String) -> FilmFormat? {
    // What can't be read is refused by what reads it as a photo.
    guard let file = try? PhotoFile(path: path, limit: .max) else { return nil }
    return FilmFormat(signature: file.beginning(FilmFormat.signatureLength))
  }

  /// Looks at a film that someone has given.
  ///
  /// - Returns: nil if it's no film: a picture that doesn't move, or something else.
  ///
  /// Throws `invalid(.photo, …)` for a file that can't be read, `invalid(.film, …)`: `malformed`, `tooManyBytes`,
  /// `tooManyPixels`, `outOfRange` if it's too long, `unsupported` where encoders are missing; `timeout`, `cancelled`,
  /// `unavailable` if too many are waiting.
  public func look(at path: String) async throws(AppError) -> GivenFilm? {
    guard let format = Self.format(of: path) else { return nil }
    if try await !missingEncoders().isEmpty {
      // Of a moving picture, at least the first image can be had.
      if format == .gif { return nil }
      throw .invalid(.film, .unsupported)
    }
    let file = try PhotoFile(path: path, limit: .max)
    if file.size > limits.bytes {
      throw .invalid(.film, .tooManyBytes(megabytes: limits.bytes / 1_048_576))
    }
    try await looks.enter()
    defer { looks.leave() }
    guard let facts = try await facts(of: path, format) else {
      // What is damaged is refused by what reads it as a photo.
      if format == .gif { return nil }
      throw .invalid(.film, .malformed)
    }
    if format == .gif, facts.images ?? 0 < 2 { return nil }
    if facts.width > limits.pixels / facts.height {
      throw .invalid(.film, .tooManyPixels(megapixels: limits.pixels / 1_000_000))
    }
    if let duration = facts.duration, duration > longest { throw .invalid(.film, .outOfRange) }
    return GivenFilm(
      kind: format == .gif ? .animation : .video, width: facts.width, height: facts.height,
      duration: facts.duration, file: file)
  }

  /// A film that says it's two minutes long may be a little longer: sound ends later than images.
  private var longest: Int { limits.duration + 900 }

  private func facts(of path: String, _ format: FilmFormat) async throws(AppError) -> FilmFacts? {
    let file = Self.absolute(path)
    do throws(AppError) {
      return FilmFacts(
        try await looking.run(
          on: file,
          ["-v", "error"] + FilmArguments.reading(format) + FilmArguments.facts + [
            "-of", "json", "file:\(file)",
          ], within: Self.patience))
    } catch .invalid(.film, .malformed) {
      return nil
    }
  }

  /// Makes a film of a file that `look` has accepted.
  ///
  /// - Parameter output: The file to write, which is there and empty.
  ///
  /// Throws `invalid(.film, .malformed)`, also if it would be too large or is cut short; `invalid(.film, .outOfRange)` if it
  /// turns out to be too long; `timeout`, `cancelled`, `unavailable`, `storage`.
  public func make(_ input: String, into output: String) async throws(AppError) -> MadeFilm {
    guard let format = Self.format(of: input) else { throw .invalid(.film, .malformed) }
    try await limiter.enter()
    defer { limiter.leave() }
    let (input, output) = (Self.absolute(input), Self.absolute(output))
    let promised = try await facts(of: input, format)?.duration ?? 0
    let still = try await making.run(
      on: input, into: output,
      FilmArguments.making(
        format, input, output, side: limits.side, seconds: limits.duration / 1000 + 1),
      within: limits.patience)
    guard let facts = try await facts(of: output, .mov), let duration = facts.duration, duration > 0,
      !still.isEmpty
    else { throw .invalid(.film, .malformed) }
    if duration > longest { throw .invalid(.film, .outOfRange) }
    // The rest of it is missing.
    if duration < promised * 9 / 10 - 1000 { throw .invalid(.film, .malformed) }
    return MadeFilm(
      width: facts.width, height: facts.height, duration: duration, frameRate: facts.frameRate,
      bitrate: facts.bitrate, still: still)
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
  }

  private static func program(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// Remembers what copies of a workshop have found out.
private final class KnownEncoders: Sendable {
  private let state = Mutex<[String]?>(nil)

  /// Nil until it's known.
  var names: [String]? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// A file that can become a film.
public struct GivenFilm: Sendable {
  public let kind: Film.Kind
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// In milliseconds; nil if the file doesn't say.
  public let duration: Int?
  let file: PhotoFile

  /// The size of the file, in bytes.
  public var size: Int { file.size }
}

/// A film that was made.
public struct MadeFilm: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// In milliseconds.
  public let duration: Int
  /// The images in a second, as a fraction.
  public let frameRate: String?
  /// The bits in a second.
  public let bitrate: Int?
  /// The first image, as the bytes of a PNG file.
  public let still: [UInt8]
}
