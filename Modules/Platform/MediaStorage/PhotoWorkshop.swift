public import AppValues
import Entities
import Foundation
import SocialCredentials

/// Makes of a file that someone hands over the photo that is kept: upright, not too large, in sRGB, without a
/// word of what cameras write into files (places, above all).
///
/// As many photos are worked on at once as there are cores; copies share that limit.
public struct PhotoWorkshop: Sendable {
  private let limits: PhotoLimits
  private let tool: PhotoTool
  private let limiter = WorkLimiter(ProcessInfo.processInfo.activeProcessorCount)

  /// - Parameter path: Where the tools are looked for, as in `PATH`; nil for where this program's own are.
  public init(limits: PhotoLimits = .standard, path: String? = nil) {
    self.limits = limits
    let path = path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    tool = PhotoTool(path: path, patience: limits.patience)
  }

  /// Checks a file and makes a photo of it. The file itself stays as it is.
  ///
  /// Throws `invalid(.photo, …)`: `missing` and `unreadable` for a file that cannot be had, `unsupported` for
  /// what is no photo, `malformed` for one that is damaged, `tooManyBytes`, `tooManyPixels`, and `toolMissing`;
  /// `timeout`, `cancelled`, `unavailable` where too many wait, and `storage` when there is no room to work in.
  public func prepare(_ path: String) async throws(AppError) -> PreparedPhoto {
    try await work(on: path) { file, format throws(AppError) in try await prepare(file, format) }
  }

  /// Checks a file and makes a picture for a profile of it. The file itself stays as it is.
  ///
  /// Throws as above.
  public func prepare(_ path: String, as picture: ProfilePicture) async throws(AppError) -> PreparedPicture {
    try await work(on: path) { file, format throws(AppError) in
      let header = try await header(of: file, format)
      let kind = header.isTransparent ? PreparedPhoto.Kind.png : .jpeg
      let content = try await thumbnail(of: file, header, picture.size, Self.form(kind, quality: 85))
      return PreparedPicture(kind: kind, content: content)
    }
  }

  /// Works on a file that may be a photo, when it is its turn.
  private func work<Made: Sendable>(
    on path: String,
    _ make: @escaping @Sendable (PhotoFile, PhotoFormat) async throws(AppError) -> Made
  ) async throws(AppError) -> Made {
    let file = try PhotoFile(path: path, limit: limits.bytes)
    guard let format = PhotoFormat(signature: file.beginning(PhotoFormat.signatureLength)) else {
      throw .invalid(.photo, .unsupported)
    }
    try await limiter.enter()
    let result = await result { () async throws(AppError) in try await make(file, format) }
    limiter.leave()
    return try result.get()
  }

  private func result<Made>(
    _ work: () async throws(AppError) -> Made
  ) async -> Result<Made, AppError> {
    do throws(AppError) {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  private func prepare(_ file: PhotoFile, _ format: PhotoFormat) async throws(AppError) -> PreparedPhoto {
    let header = try await header(of: file, format)
    let kind = header.isTransparent ? PreparedPhoto.Kind.png : .jpeg
    let large = try await thumbnail(
      of: file, header, ["-s", "\(limits.side)x\(limits.side)>"], Self.form(kind, quality: 85))
    let content = Self.kept(of: file, or: large)
    let upright = try PhotoFile(content)
    let size = try await self.header(of: upright, format)
    let small = try await thumbnail(
      of: upright, size, ["-s", "\(limits.thumbnailSide)x\(limits.thumbnailSide)>"],
      Self.form(kind, quality: 80))
    return PreparedPhoto(
      kind: kind, content: content, thumbnail: small, width: size.width, height: size.height,
      blurhash: try await blurhash(of: try PhotoFile(small), size))
  }

  /// What was made of a file; or the file itself, where it was made here before: it is written, to the byte, as
  /// what was made of it, and says nothing else. Each time such a one comes in from an archive, it would
  /// otherwise lose a little.
  private static func kept(of file: PhotoFile, or made: [UInt8]) -> [UInt8] {
    let content = file.content()
    guard let own = JPEGParts(made), let given = JPEGParts(content), given.head == own.head,
      let scan = JPEGScan(head: given.head), scan.isWhole(given.picture)
    else { return made }
    return content
  }

  private func header(of file: PhotoFile, _ format: PhotoFormat) async throws(AppError) -> PhotoHeader {
    do throws(AppError) {
      let fields = try await tool.run("vipsheader", ["-a", "stdin"], on: file)
      guard let header = PhotoHeader(fields) else { throw .invalid(.photo, .malformed) }
      if header.width > limits.pixels / header.height {
        throw .invalid(.photo, .tooManyPixels(megapixels: limits.pixels / 1_000_000))
      }
      return header
    } catch {
      // Not every vips can read what phones take.
      if format == .heic, error == .invalid(.photo, .malformed) { throw .invalid(.photo, .unsupported) }
      throw error
    }
  }

  private static func form(_ kind: PreparedPhoto.Kind, quality: Int) -> String {
    kind == .png ? ".png[strip]" : ".jpg[Q=\(quality),strip]"
  }

  private func blurhash(of file: PhotoFile, _ header: PhotoHeader) async throws(AppError) -> String {
    let side = 32
    let pixels = try await thumbnail(of: file, header, ["-s", "\(side)x\(side)!"], ".ppm").suffix(
      side * side * 3)
    guard pixels.count == side * side * 3 else { throw .invalid(.photo, .malformed) }
    return Blurhash.hash(Array(pixels), width: side)
  }

  /// A version of the picture, turned the way it was taken; a file that is cut short is refused.
  private func thumbnail(
    of file: PhotoFile, _ header: PhotoHeader, _ size: [String], _ form: String
  ) async throws(AppError) -> [UInt8] {
    try await tool.run(
      "vipsthumbnail", ["stdin[fail-on=truncated]"] + size + ["-o", form] + header.conversion, on: file
    )
  }
}

/// A photo ready to be kept.
public struct PreparedPhoto: Hashable, Sendable {
  /// How the pictures are written.
  public enum Kind: String, Hashable, Sendable {
    case jpeg = "jpg"
    /// For what one can see through.
    case png
  }

  public let kind: Kind
  /// The file's bytes.
  public let content: [UInt8]
  /// The bytes of the small version.
  public let thumbnail: [UInt8]
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// What draws a blurred likeness of it (https://blurha.sh).
  public let blurhash: String
}
