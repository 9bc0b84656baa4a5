public import AppValues
import Entities
import Foundation
import SocialScheduling

/// Turns people's files into the photos that are stored: upright, not too large, in sRGB, and without anything that
/// cameras write into files, especially locations.
///
/// It works on as many photos at once as there are cores; copies share that limit.
public struct PhotoWorkshop: Sendable {
  private let limits: PhotoLimits
  private let maker: PhotoMaker
  private let limiter = WorkLimiter(ProcessInfo.processInfo.activeProcessorCount)

  public init(limits: PhotoLimits = .standard) {
    self.init(limits: limits, program: nil)
  }

  /// - Parameters:
  ///   - program: The program that makes the pictures instead of this one.
  ///   - library: The name of libvips.
  init(limits: PhotoLimits = .standard, program: String?, library: String? = nil) {
    self.limits = limits
    var maker = PhotoMaker(pixels: limits.pixels, patience: limits.patience, program: program)
    if let library { maker.library = library }
    self.maker = maker
  }

  /// Checks a file and makes a photo of it. The file itself doesn't change.
  ///
  /// Throws `invalid(.photo, …)`: `missing` and `unreadable` for a file that can't be read, `unsupported` if it isn't
  /// a photo, `malformed` if it's damaged, `tooManyBytes`, `tooManyPixels`, and `toolMissing`; `timeout`,
  /// `cancelled`, `unavailable` if too many are waiting, and `storage` if there is no room to work in.
  public func prepare(_ path: String) async throws(AppError) -> PreparedPhoto {
    try await work(on: path) { file throws(AppError) in try await photo(of: file) }
  }

  /// Checks a file and makes a profile picture of it. The file itself doesn't change.
  ///
  /// Throws the same errors.
  public func prepare(_ path: String, as picture: ProfilePicture) async throws(AppError) -> PreparedPicture {
    try await work(on: path) { file throws(AppError) in
      let made = try await maker.make([picture.step], of: file)[0]
      return PreparedPicture(kind: try Self.kind(of: made), content: made.bytes)
    }
  }

  /// Makes a thumbnail of the first image of a film, and its Blurhash.
  ///
  /// - Parameter still: The image, as the bytes of a file.
  ///
  /// Throws the same errors.
  public func prepare(still: [UInt8]) async throws(AppError) -> PreparedStill {
    try await limiter.enter()
    defer { limiter.leave() }
    let small = PhotoMaker.Step(
      width: limits.thumbnailSide, height: limits.thumbnailSide, shape: .exact, format: .photo(quality: 80))
    let made = try await maker.make([small, blurred], of: try PhotoFile(still))
    return PreparedStill(
      kind: try Self.kind(of: made[0]), content: made[0].bytes, blurhash: try Self.blurhash(of: made[1]))
  }

  /// The picture of which a Blurhash is made.
  private var blurred: PhotoMaker.Step {
    PhotoMaker.Step(
      source: .last, width: Self.blurredSide, height: Self.blurredSide, shape: .force, format: .pixels)
  }

  /// Works on a file that may be a photo, when its turn comes.
  private func work<Made: Sendable>(
    on path: String,
    _ make: @escaping @Sendable (PhotoFile) async throws(AppError) -> Made
  ) async throws(AppError) -> Made {
    let file = try PhotoFile(path: path, limit: limits.bytes)
    guard let format = PhotoFormat(signature: file.beginning(PhotoFormat.signatureLength)) else {
      throw .invalid(.photo, .unsupported)
    }
    try await limiter.enter()
    let result = await result { () async throws(AppError) in try await make(file) }
    limiter.leave()
    do throws(AppError) {
      return try result.get()
    } catch {
      // Not every vips can read what phones take; the others are damaged where it can't read them.
      let isUnreadable = error == .invalid(.photo, .unsupported) && format != .heic
      throw isUnreadable ? .invalid(.photo, .malformed) : error
    }
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

  private func photo(of file: PhotoFile) async throws(AppError) -> PreparedPhoto {
    let small = PhotoMaker.Step(
      source: .last, width: limits.thumbnailSide, height: limits.thumbnailSide, shape: .exact,
      format: .photo(quality: 80))
    let large = PhotoMaker.Step(width: limits.side, height: limits.side, format: .photo(quality: 85))
    var made = try await maker.make([large, small, blurred], of: file)
    let photo = made.removeFirst()
    let own = Self.own(file, madeInto: photo.bytes)
    if let own {
      var first = small
      first.source = .file
      made = try await maker.make([first, blurred], of: try PhotoFile(own))
    }
    return PreparedPhoto(
      kind: try Self.kind(of: photo), content: own ?? photo.bytes,
      thumbnailKind: try Self.kind(of: made[0]), thumbnail: made[0].bytes, moved: photo.moved,
      width: photo.width, height: photo.height, blurhash: try Self.blurhash(of: made[1]))
  }

  /// The content of a file that was made here before: it's exactly what would be made of it, and contains nothing
  /// else. Without this, a photo would lose a little quality each time it's imported from an archive. Nil for any
  /// other file.
  private static func own(_ file: PhotoFile, madeInto made: [UInt8]) -> [UInt8]? {
    let content = file.content()
    guard let own = JPEGParts(made), let given = JPEGParts(content),
      given.head == own.head || Array(given.head) == own.formerHead,
      let scan = JPEGScan(head: given.head), scan.isWhole(given.picture)
    else { return nil }
    return content
  }

  private static func kind(of picture: PhotoMaker.Picture) throws(AppError) -> PreparedPhoto.Kind {
    guard let kind = picture.kind else { throw .invalid(.photo, .malformed) }
    return kind
  }

  private static let blurredSide = 32

  private static func blurhash(of picture: PhotoMaker.Picture) throws(AppError) -> String {
    let pixels = Array(picture.bytes.suffix(blurredSide * blurredSide * 3))
    guard pixels.count == blurredSide * blurredSide * 3 else { throw .invalid(.photo, .malformed) }
    return Blurhash.hash(pixels, width: blurredSide)
  }
}

/// A photo that is ready to be stored.
public struct PreparedPhoto: Hashable, Sendable {
  /// The file format of the pictures.
  public enum Kind: String, Hashable, Sendable {
    case jpeg = "jpg"
    /// For pictures with transparency, and those that JPEG would blur.
    case png
  }

  public let kind: Kind
  /// The file's bytes.
  public let content: [UInt8]
  public let thumbnailKind: Kind
  /// The bytes of the thumbnail.
  public let thumbnail: [UInt8]
  /// Whether it's the first image of a moving picture.
  public let moved: Bool
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// The Blurhash of the photo (https://blurha.sh).
  public let blurhash: String
}

/// The first image of a film, ready to be stored.
public struct PreparedStill: Hashable, Sendable {
  public let kind: PreparedPhoto.Kind
  /// The bytes of the thumbnail.
  public let content: [UInt8]
  /// The Blurhash of the image (https://blurha.sh).
  public let blurhash: String
}

/// The file formats of photos.
enum PhotoFormat: Hashable {
  case jpeg, png, webp, gif
  /// The format of phones: a still picture in an MPEG container, encoded as HEVC or AV1.
  case heic

  /// How many bytes identify a format.
  static let signatureLength = 12

  /// The format according to a file's first bytes, whatever its name says; nil for any other.
  init?(signature bytes: [UInt8]) {
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if text.hasPrefix("GIF87a") || text.hasPrefix("GIF89a") {
      self = .gif
    } else if text.hasPrefix("RIFF"), text.dropFirst(8).hasPrefix("WEBP") {
      self = .webp
    } else if text.dropFirst(4).hasPrefix("ftyp"), Self.brands.contains(String(text.dropFirst(8).prefix(4))) {
      self = .heic
    } else {
      return nil
    }
  }

  private static let brands: Set = ["heic", "heix", "heim", "heis", "mif1", "avif"]
}
