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

/// Makes pictures of a file by libvips, in a process that is this program once more and can do nothing else: there is no
/// other program to install, and each file is unpacked once for all that is made of it.
struct PhotoMaker: Sendable {
  /// The package that holds the library, as Debian calls it.
  static let package = "libvips42"

  /// A picture to be made.
  struct Step {
    enum Source: String {
      case file
      /// What the step before has made.
      case last
    }

    enum Shape: String {
      /// No larger than this, and never made larger.
      case fit
      /// Exactly so large, cut from the middle.
      case fill
      /// Exactly so large, distorted.
      case force
      /// For an upright picture: its longer side is at most this long, and the other is rounded.
      case exact
    }

    enum Format {
      /// A JPEG file of a quality from 1 to 100; a PNG file for a picture with transparency or few colours, or if it's no
      /// larger.
      case photo(quality: Int)
      case png
      /// Three bytes for each pixel, behind a header.
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

  /// A picture that was made.
  struct Picture {
    /// Of a photo.
    let kind: PreparedPhoto.Kind?
    /// Whether it's the first image of a moving picture.
    let moved: Bool
    /// In pixels.
    let width: Int
    let height: Int
    /// The file's bytes.
    let bytes: [UInt8]
  }

  /// The most pixels of a file.
  let pixels: Int
  let patience: Duration
  /// The program that makes pictures where it isn't this one, for tests.
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

  /// The pictures in an answer: a line for each, an empty line, and their bytes; nil where it is nothing of the kind.
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
