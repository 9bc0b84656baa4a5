import AppValues

/// An archive that has been read once to its end, so that what it holds can be told and nothing in it is cut
/// short.
public struct OpenArchive: Sendable {
  /// What it holds, counted when it was opened.
  public let summary: ArchiveSummary
  let reader: any ArchiveReader
  private let source: any ArchiveSource

  /// Throws `invalid(.file, .unsupported)` when it is of no form that is known here, `invalid(.file, .malformed)`
  /// when it cannot be read to its end.
  init(_ source: any ArchiveSource) throws(AppError) {
    self.source = source
    if let own = try OwnArchive(source) {
      reader = own
    } else if let mastodon = try MastodonArchive(source) {
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

  /// Removes what was unpacked to read it.
  public func close() async {
    await source.close()
  }
}
