import AppValues
import CSocialPhotoMaker
import Entities
import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Makes pictures of a file with libvips, in a process that runs this program with no rights to do anything else. No
/// other program needs to be installed, and each file is decoded once for all pictures made of it.
struct PhotoMaker: Sendable {
  /// Debian's name for the package with the library.
  static let package = "libvips42"

  /// A picture to make.
  struct Step {
    enum Source: String {
      case file
      /// The result of the step before.
      case last
    }

    enum Shape: String {
      /// Scaled down to fit; never made larger.
      case fit
      /// Cropped from the middle to exactly this size.
      case fill
      /// Stretched to exactly this size.
      case force
      /// For an upright picture: the longer side is at most this long, and the other one is rounded.
      case exact
    }

    enum Format {
      /// A JPEG file with a quality from 1 to 100. A PNG file for a picture with transparency or few colours, or if
      /// that isn't larger.
      case photo(quality: Int)
      case png
      /// Three bytes per pixel, after a header.
      case pixels

      fileprivate var argument: String {
        switch self {
        case .photo(let quality): "photo=\(quality)"
        case .png: ".png[strip]"
        case .pixels: ".ppm"
        }
      }
    }

    var source = Source.file
    var width: Int
    var height: Int
    var shape = Shape.fit
    var format: Format

    fileprivate var arguments: [String] {
      [source.rawValue, "\(width)", "\(height)", shape.rawValue, format.argument]
    }
  }

  /// A finished picture.
  struct Picture {
    /// The kind of file, for a photo.
    let kind: PreparedPhoto.Kind?
    /// Whether it's the first image of a moving picture.
    let moved: Bool
    /// In pixels.
    let width: Int
    let height: Int
    /// The file's bytes.
    let bytes: [UInt8]
  }

  /// The maximum number of pixels in a file.
  let pixels: Int
  let patience: Duration
  /// The program that makes pictures instead of this one, for tests.
  var program: String?
  var library = "libvips.so.42"

  /// Makes pictures of a file.
  ///
  /// Throws `invalid(.photo, …)`: `unsupported`, `malformed`, `tooManyPixels`, `toolMissing`; `timeout`, `cancelled`,
  /// `storage(tooManyFiles)`.
  func make(_ steps: [Step], of file: PhotoFile) async throws(AppError) -> [Picture] {
    let pictures = Self.pictures(in: try await tool(steps).run(on: file))
    guard let pictures, pictures.count == steps.count else { throw .invalid(.photo, .malformed) }
    return pictures
  }

  private func tool(_ steps: [Step]) throws(AppError) -> PhotoTool {
    if program == nil, photo_maker_is_in_program() == 0 {
      throw .unexpected(reference: "photo-maker-in-library")
    }
    // Where the libraries of this program lie, it finds them there, too.
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return PhotoTool(
      executable: .path(FilePath(program ?? "/proc/self/exe")),
      arguments: Arguments(
        executablePathOverride: photo_maker_name,
        remainingValues: [library, "\(pixels)"] + steps.flatMap(\.arguments)),
      environment: libraries.map { ["LC_ALL": "C", "LD_LIBRARY_PATH": $0] } ?? ["LC_ALL": "C"],
      patience: patience, faults: faults)
  }

  private var faults: [TerminationStatus.Code: AppError] {
    [
      code(photo_maker_unsupported): .invalid(.photo, .unsupported),
      code(photo_maker_too_many_pixels): .invalid(.photo, .tooManyPixels(megapixels: pixels / 1_000_000)),
      code(photo_maker_no_library): .invalid(.photo, .toolMissing(package: Self.package)),
      code(photo_maker_broken): .unexpected(reference: "photo-maker-broken"),
    ]
  }

  private func code(_ status: photo_maker_status) -> TerminationStatus.Code {
    TerminationStatus.Code(status.rawValue)
  }

  /// The pictures in an answer, which has a line for each, an empty line, and then their bytes. Nil if it isn't
  /// valid.
  private static func pictures(in answer: [UInt8]) -> [Picture]? {
    guard let head = answer.firstRange(of: Array("\n\n".utf8)) else { return nil }
    var rest = answer[head.upperBound...]
    var pictures: [Picture] = []
    for line in String(decoding: answer[..<head.lowerBound], as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard numbers.count == 4, (0...1).contains(numbers[0]), numbers.dropFirst().allSatisfy({ $0 > 0 }),
        numbers[3] <= rest.count
      else { return nil }
      pictures.append(
        Picture(
          kind: PreparedPhoto.Kind(rawValue: String(words[0])), moved: numbers[0] == 1, width: numbers[1],
          height: numbers[2], bytes: Array(rest.prefix(numbers[3]))))
      rest = rest.dropFirst(numbers[3])
    }
    return rest.isEmpty ? pictures : nil
  }
}
