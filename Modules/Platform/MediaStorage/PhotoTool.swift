import AppValues
import Entities
import Foundation
import SocialCredentials
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs programs that read pictures, each in a process of its own that may take only so much: a hostile file can
/// end that process, and nothing else.
struct PhotoTool: Sendable {
  /// The package that holds those of vips, as Debian calls it.
  static let package = "libvips-tools"
  /// The most bytes that a program may answer: a picture of the largest size that nothing could make smaller.
  private static let maximumOutput = 64 * 1_048_576
  /// The exit code of `prlimit` when it finds no such program.
  private static let notFound = 127

  /// Where programs are looked for, as in `PATH`.
  let path: String
  /// How long a program may take.
  let patience: Duration
  /// What else its environment holds.
  var variables: [String: String] = [:]

  /// What a program writes when it reads a file.
  ///
  /// Throws `invalid(.photo, .malformed)` when it fails or answers without end, `invalid(.photo, .toolMissing)`
  /// when it is not installed, `timeout`, `cancelled`.
  func run(_ program: String, _ arguments: [String], on file: PhotoFile) async throws(AppError) -> [UInt8] {
    try OpenFiles.requireRoom()
    file.rewind()
    let outcome = await withTaskGroup(of: Result<[UInt8], AppError>.self) { group in
      group.addTask { await child(program, arguments, file) }
      group.addTask {
        // Cancelled when the program has ended before.
        try? await Task.sleep(for: patience)
        return .failure(.timeout)
      }
      let first = await group.next() ?? .failure(.cancelled)
      // A program that is still running is killed with all that it has started.
      group.cancelAll()
      return first
    }
    if Task.isCancelled { throw .cancelled }
    return try outcome.get()
  }

  private func child(
    _ program: String, _ arguments: [String], _ file: PhotoFile
  ) async -> Result<[UInt8], AppError> {
    do {
      // Its messages are of no use to anyone, and may be endless.
      let result = try await Subprocess.run(
        .name("prlimit"), arguments: Arguments(Self.limits + ["--", program] + arguments),
        environment: .custom(environment), platformOptions: Self.options,
        input: .fileDescriptor(FileDescriptor(rawValue: file.descriptor), closeAfterSpawningProcess: false),
        output: .bytes(limit: Self.maximumOutput), error: .discarded)
      return Self.judge(result.terminationStatus, result.standardOutput)
    } catch {
      return .failure(Self.translate(error))
    }
  }

  private static func judge(_ status: TerminationStatus, _ output: [UInt8]) -> Result<[UInt8], AppError> {
    switch status {
    case .exited(0) where !output.isEmpty: .success(output)
    case .exited(TerminationStatus.Code(notFound)): .failure(missing)
    default: .failure(.invalid(.photo, .malformed))
    }
  }

  private static func translate(_ error: any Error) -> AppError {
    guard let error = error as? SubprocessError else { return .cancelled }
    return switch error.code {
    case .executableNotFound: missing
    case .outputLimitExceeded: .invalid(.photo, .malformed)
    default: .unexpected(reference: "photo-tool-errno-\(error.underlyingError?.rawValue ?? 0)")
    }
  }

  private static let missing = AppError.invalid(.photo, .toolMissing(package: package))

  /// A gigabyte of memory is what an interlaced picture of the most pixels takes; files are only for the small
  /// pieces of code that vips makes for itself.
  private static var limits: [String] {
    [
      limit("as", RLIMIT_AS, 1 << 30), limit("cpu", RLIMIT_CPU, 30), limit("nofile", RLIMIT_NOFILE, 64),
      limit("core", RLIMIT_CORE, 0), limit("fsize", RLIMIT_FSIZE, 1 << 20),
    ]
  }

  /// An option of `prlimit`: where this process may not take as much itself, the program may take no more.
  private static func limit(_ name: String, _ resource: __rlimit_resource, _ most: rlim_t) -> String {
    var own = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(resource.rawValue), &own) == 0
    return "--\(name)=\(isKnown ? min(most, own.rlim_max) : most)"
  }

  private var environment: [Environment.Key: String] {
    let own: [Environment.Key: String] = [
      "PATH": path, "LC_ALL": "C", "VIPS_CONCURRENCY": "1", "VIPS_BLOCK_UNTRUSTED": "1",
      // Nothing is unpacked to disk: the limit of memory is the limit.
      "VIPS_DISC_THRESHOLD": "2g",
    ]
    return variables.reduce(into: own) { all, variable in
      all[Environment.Key(stringLiteral: variable.key)] = variable.value
    }
  }

  private static var options: PlatformOptions {
    var options = PlatformOptions()
    // A group of its own, so that all of it can be ended at once; there is nothing to say goodbye to.
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    return options
  }
}
