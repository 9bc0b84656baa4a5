public import AppValues
import Foundation
import SocialFiles
import SocialPrograms
import Subprocess

/// Packs and unpacks archives with `bsdtar`, in a separate process with limits: a hostile archive can end that
/// process, and nothing else.
public struct ArchiveTool: Sendable {
  /// Debian's name for the package with the program.
  static let package = "libarchive-tools"
  /// The exit code of `prlimit` if it doesn't find the program.
  private static let notFound = 127

  private let limits: ArchiveLimits
  private let path: String

  /// - Parameter path: The folders to look for programs in, as in `PATH`.
  public init(limits: ArchiveLimits = ArchiveLimits(), path: String) {
    self.limits = limits
    self.path = path
  }

  /// Unpacks an archive of any common kind into an existing, empty folder.
  ///
  /// Throws `invalid(.file, …)` with `missing`, `unreadable`, `unsupported`, `malformed`, `unsafe`, `tooManyBytes` or
  /// `toolMissing`; `storage(full)`, `storage(tooManyFiles)`, `cancelled`. The caller removes what was unpacked until
  /// then.
  public func unpack(_ archive: String, into folder: String) async throws(AppError) {
    let size = try Self.size(of: archive)
    let text = try await run(
      ["-tv", "--numeric-owner", "-f", archive], fileBytes: 0, output: limits.listing)
    let listing = try ArchiveListing(text, size: size, limits: limits)
    if listing.bytes > Self.room(in: folder) { throw .storage(.full) }
    let watch = UnpackedSize(folder: folder, most: listing.bytes + limits.harmless)
    try await run(
      ["-xf", archive, "-C", folder, "--no-same-owner", "--no-same-permissions", "--no-xattrs", "--no-acls"],
      fileBytes: listing.largest, output: 0, watch: watch)
  }

  /// Packs the contents of a folder into a new zip file.
  ///
  /// Throws `storage(full)`, `storage(tooManyFiles)`, `invalid(.file, .toolMissing)`, `cancelled`.
  public func pack(_ folder: String, into archive: String) async throws(AppError) {
    try await write(["--format", "zip", "-f", archive, "-C", folder, "."])
  }

  /// Packs files of a folder, in the given order, into a new compressed tar file.
  ///
  /// - Parameter list: A file with the names, each followed by a NUL. Links in the folder are followed.
  ///
  /// Throws `storage(full)`, `storage(tooManyFiles)`, `invalid(.file, .toolMissing)`, `cancelled`.
  public func pack(listedIn list: String, of folder: String, into archive: String) async throws(AppError) {
    let owner = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""]
    let kind = ["--zstd", "--format", "pax", "--no-xattrs", "--no-acls", "--no-fflags"]
    try await write(kind + owner + ["-f", archive, "-C", folder, "--null", "-T", list])
  }

  /// Whether an archive of any common kind contains a file with this name. Reading stops there.
  ///
  /// Throws `invalid(.file, …)` with `missing`, `unreadable`, `tooManyBytes` or `toolMissing`; `cancelled`.
  public func holds(_ name: String, in archive: String) async throws(AppError) -> Bool {
    _ = try Self.size(of: archive)
    do throws(AppError) {
      try await run(["-tqf", archive, name], fileBytes: 0, output: limits.listing)
      return true
    } catch .invalid(.file, .malformed), .invalid(.file, .unsupported) {
      return false
    }
  }

  private func write(_ arguments: [String]) async throws(AppError) {
    do throws(AppError) {
      try await run(["-c"] + arguments, fileBytes: nil, output: 0)
    } catch .invalid(.file, .malformed) {
      // Files that we wrote ourselves can be read, so it is the archive that can't be written.
      throw .storage(.full)
    }
  }

  /// The size of a file.
  private static func size(of file: String) throws(AppError) -> Int64 {
    var status = stat()
    guard stat(file, &status) == 0 else { throw .invalid(.file, errno == ENOENT ? .missing : .unreadable) }
    guard status.st_mode & S_IFMT == S_IFREG, access(file, R_OK) == 0 else {
      throw .invalid(.file, .unreadable)
    }
    return Int64(status.st_size)
  }

  /// The free space on the disk of a folder.
  private static func room(in folder: String) -> Int64 {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return .max }
    return Int64(status.f_bavail) * Int64(status.f_frsize)
  }

  /// - Parameters:
  ///   - fileBytes: The maximum size of a file that the program writes; nil for any size.
  ///   - output: The maximum size of the program's output.
  @discardableResult
  private func run(
    _ arguments: [String], fileBytes: Int64?, output: Int, watch: UnpackedSize? = nil
  ) async throws(AppError) -> String {
    try OpenFiles.requireRoom()
    let outcome = await withTaskGroup(of: Result<String, AppError>?.self) { group in
      group.addTask { await child(arguments, fileBytes, output) }
      if let watch { group.addTask { await watch.exceeded() } }
      while let first = await group.next() {
        guard let first else { continue }
        // A program that is still running is killed with everything it has started.
        group.cancelAll()
        return first
      }
      return .failure(.cancelled)
    }
    if Task.isCancelled { throw .cancelled }
    return try outcome.get()
  }

  private func child(
    _ arguments: [String], _ fileBytes: Int64?, _ output: Int
  ) async -> Result<String, AppError> {
    var own = ["--as=\(1 << 30)", "--core=0", "--nofile=64"]
    if let fileBytes { own.append("--fsize=\(fileBytes)") }
    do {
      let result = try await Subprocess.run(
        .name("prlimit"), arguments: Arguments(own + ["--", "bsdtar"] + arguments),
        environment: .custom(["PATH": path, "LC_ALL": "C.UTF-8", "TZ": "UTC"]), platformOptions: .ownSession,
        input: .none, output: .string(limit: max(output, 1)), error: .string(limit: 1 << 16))
      return judge(result.terminationStatus, result.standardOutput, result.standardError)
    } catch {
      return .failure(translate(error))
    }
  }

  private func judge(
    _ status: TerminationStatus, _ output: String, _ complaint: String
  ) -> Result<String, AppError> {
    switch status {
    case .exited(0): return .success(output)
    case .exited(TerminationStatus.Code(Self.notFound)): return .failure(missing)
    default: break
    }
    if complaint.contains("No space left") || complaint.contains("Disk quota") {
      return .failure(.storage(.full))
    }
    if complaint.contains("Unrecognized archive format") { return .failure(.invalid(.file, .unsupported)) }
    return .failure(.invalid(.file, .malformed))
  }

  private func translate(_ error: any Error) -> AppError {
    let code = (error as? SubprocessError)?.code
    return switch code {
    case nil where Task.isCancelled: .cancelled
    case .executableNotFound: missing
    case .outputLimitExceeded: .invalid(.file, .tooManyBytes(megabytes: limits.megabytes))
    default: .unexpected(reference: "archive-tool: \(error)")
    }
  }

  private var missing: AppError { .invalid(.file, .toolMissing(package: Self.package)) }
}
