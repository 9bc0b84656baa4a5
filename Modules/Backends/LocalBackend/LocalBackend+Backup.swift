public import AppValues
import Foundation
import SocialArchiving
public import SocialBackend
import SocialLocalChecking

extension LocalBackend {
  public func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport {
    let archives = try archives.orUnsupported()
    let target = try BackupTarget(path, isReplacing: replacing, journal: archives)
    defer { target.discard() }
    try await target.refuseOther(by: Self.archiveTool)
    try await mediaClaims?.run()
    let writer = BackupWriter(
      database: database, media: media, tool: Self.archiveTool, clock: clock, progress: progress)
    let report = try await writer.write(target.packed, by: target.folder)
    try target.finish()
    return report
  }

  static var archiveTool: ArchiveTool {
    ArchiveTool(
      limits: .wholeNetwork,
      path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
  }
}
