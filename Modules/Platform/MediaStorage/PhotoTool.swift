import AppValues
import Entities
import SocialFiles
import SocialPrograms
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A program that reads pictures, in a separate process with limits: a hostile file can end that process, and nothing
/// else.
struct PhotoTool: Sendable {
  /// The maximum size of its output, in bytes: a picture of the largest size, uncompressed.
  private static let maximumOutput = 64 * 1_048_576

  let executable: Executable
  let arguments: Arguments
  let environment: [Environment.Key: String]
  /// How long it may take.
  let patience: Duration
  /// What its exit codes mean, except 0. Any other code means that it couldn't read the file.
  let faults: [TerminationStatus.Code: AppError]

  /// The program's output for a file.
  ///
  /// Throws `invalid(.photo, .malformed)` if it fails or its output is too long, the errors in `faults`, `timeout`,
  /// `cancelled`, `storage(tooManyFiles)`.
  func run(on file: PhotoFile) async throws(AppError) -> [UInt8] {
    try OpenFiles.requireRoom()
    file.rewind()
    return try await OtherProgram.run(within: patience, or: .timeout) { await child(file) }
  }

  private func child(_ file: PhotoFile) async -> Result<[UInt8], AppError> {
    do {
      // Its messages are of no use to anyone, and may be endless.
      let result = try await Subprocess.run(
        executable, arguments: arguments, environment: .custom(environment), platformOptions: .ownSession,
        input: .fileDescriptor(FileDescriptor(rawValue: file.descriptor), closeAfterSpawningProcess: false),
        output: .bytes(limit: Self.maximumOutput), error: .discarded)
      return judge(result.terminationStatus, result.standardOutput)
    } catch {
      return .failure(Self.translate(error))
    }
  }

  private func judge(_ status: TerminationStatus, _ output: [UInt8]) -> Result<[UInt8], AppError> {
    switch status {
    case .exited(0) where !output.isEmpty: .success(output)
    case .exited(let code): .failure(faults[code] ?? .invalid(.photo, .malformed))
    default: .failure(.invalid(.photo, .malformed))
    }
  }

  private static func translate(_ error: any Error) -> AppError {
    guard let error = error as? SubprocessError else { return .cancelled }
    return switch error.code {
    case .outputLimitExceeded: .invalid(.photo, .malformed)
    default: .unexpected(reference: "photo-tool-errno-\(error.underlyingError?.rawValue ?? 0)")
    }
  }
}
