import AppValues
import CSocialPhotoMaker
import Entities
import Foundation
import SocialFiles
import SocialPrograms
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `ffmpeg` or `ffprobe`, in a process that reads the one file, writes the one that is made of it, and reaches nothing else.
struct FilmProgram: Sendable {
  /// The path of the program.
  let path: String

  /// Runs it on a file.
  ///
  /// - Parameters:
  ///   - input: The file to read.
  ///   - output: The file to write, which exists; nil for none.
  ///   - patience: How long it may take.
  ///
  /// Throws `invalid(.film, .malformed)` if it fails, `timeout`, `cancelled`, `storage(tooManyFiles)`.
  func run(
    on input: String, into output: String? = nil, _ arguments: [String], within patience: Duration
  ) async throws(AppError) -> [UInt8] {
    if photo_maker_is_in_program() == 0 { throw .unexpected(reference: "film-maker-in-library") }
    try OpenFiles.requireRoom()
    return try await OtherProgram.run(within: patience, or: .timeout) {
      await child([input, output ?? "", path] + arguments)
    }
  }

  /// The most bytes that it may answer with: an image of the largest size that is kept, uncompressed.
  private static let maximumAnswer = 16 * 1_048_576

  private func child(_ arguments: [String]) async -> Result<[UInt8], AppError> {
    do {
      // Its messages are of no use to anyone, and may be endless.
      let result = try await Subprocess.run(
        .path("/proc/self/exe"),
        arguments: Arguments(executablePathOverride: film_maker_name, remainingValues: arguments),
        environment: .custom(["LC_ALL": "C"]), platformOptions: .ownSession, input: .none,
        output: .bytes(limit: Self.maximumAnswer), error: .discarded)
      return judge(result.terminationStatus, result.standardOutput)
    } catch let error as SubprocessError {
      return .failure(
        error.code == .outputLimitExceeded
          ? .invalid(.film, .malformed)
          : .unexpected(reference: "film-program-errno-\(error.underlyingError?.rawValue ?? 0)"))
    } catch {
      return .failure(.cancelled)
    }
  }

  private func judge(_ status: TerminationStatus, _ output: [UInt8]) -> Result<[UInt8], AppError> {
    switch status {
    case .exited(0): .success(output)
    case .exited(code(film_maker_unconfined)), .exited(code(film_maker_no_program)):
      .failure(.unexpected(reference: "film-maker-broken"))
    default: .failure(.invalid(.film, .malformed))
    }
  }

  private func code(_ status: film_maker_status) -> TerminationStatus.Code {
    TerminationStatus.Code(status.rawValue)
  }
}
