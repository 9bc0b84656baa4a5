import AppValues
import Archive
import Entities
import Filters
import SocialLocalStore

/// Lists of people, followed hashtags and filters, of which no one has so many that they need pages.
extension LocalArchive {
  private var lists: LocalLists { LocalLists(access: access.quiet) }
  private var hashtags: LocalHashtags { LocalHashtags(access: access.quiet) }
  private var filters: LocalFilters { LocalFilters(access: access.quiet, feed: feed) }

  func archivedLists() async throws(AppError) -> ArchivePage {
    var records: [ArchiveRecord] = []
    for list in try await lists.lists().items {
      let members = try await Self.all { request throws(AppError) in
        try await lists.members(of: list.id, request)
      }
      let archived = ArchivedList(
        title: list.title, members: members.reversed().map(\.handle), settings: list.settings)
      records.append(.list(archived))
    }
    return ArchivePage(records: records, next: nil)
  }

  func archivedTags() async throws(AppError) -> ArchivePage {
    let tags = try await Self.all { request throws(AppError) in try await hashtags.followed(request) }
    return ArchivePage(records: tags.reversed().map { .tag($0.name) }, next: nil)
  }

  func archivedFilters() async throws(AppError) -> ArchivePage {
    ArchivePage(records: try await filters.filters().items.map { .filter(ArchivedFilter($0)) }, next: nil)
  }

  /// A list of the same title gets the people that it lacks.
  func importRecord(_ archived: ArchivedList) async throws(AppError) -> ImportOutcome {
    let title = archived.title.lowercased()
    let known = try await lists.lists().items.first { $0.title.lowercased() == title }
    let list: UserList
    if let known { list = known } else { list = try await lists.create(archived.title, archived.settings) }
    var (added, leftOut) = (0, [LeftOutMember]())
    for handle in archived.members {
      do throws(AppError) {
        let person = try await profiles.user(handle: handle)
        let before = try await lists.list(list.id).memberCount
        if try await lists.add(person.id, to: list.id).memberCount != before { added += 1 }
      } catch {
        leftOut.append(LeftOutMember(handle, try Self.reason(for: error)))
      }
    }
    if known != nil, added == 0 { return leftOut.isEmpty ? .alreadyPresent : .presentWithout(leftOut) }
    return leftOut.isEmpty ? .imported : .importedWithout(leftOut)
  }

  /// Why a list can't hold someone; an error that isn't about them is thrown.
  private static func reason(for error: AppError) throws(AppError) -> SkipReason {
    switch error {
    case .notFound, .gone: .personNotHere
    case .forbidden: .notFollowed
    case .invalid(.people, _): .notAllowed
    case .invalid: .unreadable
    default: throw error
    }
  }

  func importTag(_ name: String) async throws(AppError) -> ImportOutcome {
    if try await hashtags.hashtag(name).isFollowed { return .alreadyPresent }
    _ = try await hashtags.follow(name)
    return .imported
  }

  /// A filter of the same title gets the phrases that it lacks, and otherwise stays as it is.
  func importRecord(_ archived: ArchivedFilter) async throws(AppError) -> ImportOutcome {
    if !archived.settings.stands(at: access.clock.now()) { return .skipped(.expired) }
    let phrases = archived.phrases.map { PhraseChange.add($0.text, isWholeWord: $0.wholeWord) }
    let title = SearchText.folded(archived.settings.title)
    let known = try await filters.filters().items.first { SearchText.folded($0.settings.title) == title }
    guard let known else {
      _ = try await filters.create(archived.settings, phrases)
      return .imported
    }
    let present = known.phrases.map { PhraseChange.add($0.text, isWholeWord: $0.isWholeWord) }
    let lacking = phrases.filter { !present.contains($0) }
    if lacking.isEmpty { return .alreadyPresent }
    _ = try await filters.change(known.id, FilterChange(phrases: lacking))
    return .imported
  }

  private static func all<Item>(
    _ read: (PageRequest) async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> [Item] {
    var items: [Item] = []
    var position = PageRequest.Position.first
    while true {
      let page = try await read(PageRequest(position, limit: PageRequest.limits.upperBound))
      items += page.items
      guard let older = page.older else { return items }
      position = .before(older)
    }
  }
}
