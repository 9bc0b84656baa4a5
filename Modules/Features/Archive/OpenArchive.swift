import AppValues

/// An archive that has been read once to its end, so that its contents are known and it isn't cut short.
public struct OpenArchive: Sendable {
  /// The contents, counted when the archive was opened.
  public let summary: ArchiveSummary
  let reader: any ArchiveReader
  private let source: any ArchiveSource

  /// Throws `invalid(.file, .unsupported)` for an unknown format, `invalid(.file, .malformed)` if it can't be read to
  /// its end.
  init(_ source: any ArchiveSource, html: ArchiveHTML) throws(AppError) {
    self.source = source
    if let own = try OwnArchive(source) {
      reader = own
    } else if let mastodon = try MastodonArchive(source, html: html) {
      reader = mastodon
    } else {
      throw .invalid(.file, .unsupported)
    }
    var summary = ArchiveSummary(handle: reader.handle)
    for kind in ArchiveKind.allCases {
      let entries = try reader.entries(of: kind)
      while let entry = try entries.next() {
        summary.counts[kind, default: 0] += 1
        switch entry {
        case .record(.post(let post)): summary.photos += post.photoFiles.count
        case .record(.profile(let profile)): summary.switches = profile.switches
        case .record, .skipped: break
        }
      }
    }
    self.summary = summary
  }

  /// Removes the unpacked files.
  public func close() async {
    await source.close()
  }
}
