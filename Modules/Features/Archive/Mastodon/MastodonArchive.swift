import AppValues

/// Reads the archive of a Mastodon account (`outbox.json` and the files beside it), and the CSV files that Mastodon
/// exports separately, together or alone.
struct MastodonArchive: ArchiveReader {
  let handle: String?
  private let source: any ArchiveSource
  private let activities: MastodonActivities
  /// The folder in the archive that contains the files: some archives have one around everything.
  private let folder: String

  /// nil if there are no files from Mastodon.
  init?(_ source: any ArchiveSource, html: ArchiveHTML) throws(AppError) {
    let names = source.names
    self.source = source
    let outbox = names.filter { $0 == "outbox.json" || $0.hasSuffix("/outbox.json") }.min {
      $0.count < $1.count
    }
    folder = outbox.map { String($0.dropLast("outbox.json".count)) } ?? ""
    guard outbox != nil || names.contains(where: { MastodonTables.kind(of: $0) != nil }) else { return nil }
    let actorName = folder + "actor.json"
    let actor = names.contains(actorName) ? JSONTree(try source.content(of: actorName)) : nil
    handle = actor?["preferredUsername"].text
    activities = MastodonActivities(followers: actor?["followers"].text, html: html)
  }

  func path(ofPhoto file: String) -> String? {
    let name = String(file.drop { $0 == "/" })
    // The outbox has their paths on the server, which are longer.
    let parts = name.split(separator: "/")
    if parts.contains("..") { return nil }
    for start in parts.indices {
      if let path = source.path(of: folder + parts[start...].joined(separator: "/")) { return path }
    }
    return nil
  }

  func entries(of kind: ArchiveKind) throws(AppError) -> any EntrySource {
    var sources: [any EntrySource] = []
    switch kind {
    case .posts: try add("outbox.json", of: kind, to: &sources) { [activities] in activities.post($0) }
    case .shares: try add("outbox.json", of: kind, to: &sources) { [activities] in activities.share($0) }
    case .likes:
      try add("likes.json", of: kind, to: &sources) { [activities] in .record(.like(activities.mark($0))) }
    case .bookmarks:
      try add("bookmarks.json", of: kind, to: &sources) { [activities] in
        .record(.bookmark(activities.mark($0)))
      }
    case .profile, .follows, .lists, .tags, .blocks, .mutes, .notes, .filters: break
    }
    for name in source.names where MastodonTables.kind(of: name) == kind {
      sources.append(try MastodonTables.entries(of: kind, named: name, source))
    }
    return EntryChain(sources)
  }

  /// - Parameter read: The record of an element; nil for something of another kind.
  private func add(
    _ name: String, of kind: ArchiveKind, to sources: inout [any EntrySource],
    _ read: @escaping (JSONTree) -> ArchiveEntry?
  ) throws(AppError) {
    guard source.names.contains(folder + name) else { return }
    let elements = JSONElements(try source.bytes(of: folder + name), member: "orderedItems")
    sources.append(
      ElementEntries(elements, of: kind, named: name) { element in
        guard let tree = JSONTree(element) else { return .unreadable }
        return read(tree).map { .entry($0) } ?? .other
      })
  }
}
