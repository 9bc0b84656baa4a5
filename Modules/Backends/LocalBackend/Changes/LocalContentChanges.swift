import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore
import SocialScheduling

/// What changes in the database, as answers are kept by it.
struct LocalContentChanges: ContentChanges {
  /// How many changes are looked at. Whose homes they concern is looked up as of the last of them, so all are read together, or
  /// none.
  private static let most = 500

  private let database: any SQLDatabase
  private let asking: GatheredReading<Int64>

  init(database: any SQLDatabase) {
    self.database = database
    asking = GatheredReading { () async throws(AppError) in
      try await database.read { connection throws(AppError) in try connection.newestChange() }
    }
  }

  func newestAtOnce() throws(AppError) -> Int64? { try database.newestChangeAtOnce() }

  func newest() async throws(AppError) -> Int64 {
    if let newest = try newestAtOnce() { return newest }
    return try await asking.answer()
  }

  func changes(
    after number: Int64, concerning watched: Set<AnswerSubject>
  ) async throws(AppError) -> ContentChange {
    try await database.read { connection throws(AppError) in
      let newest = try connection.newestChange()
      // An earlier state has been put in the place of this one.
      if newest < number { return ContentChange(newest: newest, subjects: nil) }
      if try connection.hasForgottenChanges(after: number) {
        return ContentChange(newest: newest, subjects: nil)
      }
      let found = try connection.changes(after: number, limit: Self.most + 1).map(\.record)
      guard found.count <= Self.most, var subjects = found.subjects else {
        return ContentChange(newest: newest, subjects: nil)
      }
      try subjects.formUnion(connection.subjects(of: found, among: watched))
      return ContentChange(newest: newest, subjects: subjects)
    }
  }
}

extension SQLConnection {
  /// The home timelines and lists that changes concern, of those that are watched.
  fileprivate func subjects(
    of changes: [ChangeRecord], among watched: Set<AnswerSubject>
  ) throws(AppError) -> [AnswerSubject] {
    let actors = Set(changes.ofKind(.published, .shared, .unshared).compactMap(\.object))
    let homes = watched.compactMap { if case .home(let person) = $0 { person } else { nil } }
    let lists = watched.compactMap { if case .list(let list) = $0 { list } else { nil } }
    let asked = (
      homes: try AskedHomes(of: Set(homes), changes, by: actors, self),
      lists: try askForLists(Set(lists), with: actors)
    )
    return try asked.homes.answers().map { .home($0) } + actors.map { .home($0) }
      + asked.lists.answers().map { .list($0) }
  }
}

extension [ChangeRecord] {
  /// What changes concern, but for what has to be found out; nil for everything.
  fileprivate var subjects: Set<AnswerSubject>? {
    var all: Set<AnswerSubject> = []
    for change in self {
      guard let subjects = change.subjects else { return nil }
      all.formUnion(subjects)
    }
    return all
  }
}

extension ChangeRecord {
  /// What a change concerns; nil for everything.
  fileprivate var subjects: [AnswerSubject]? {
    switch ChangeKind(rawValue: kind) {
    case .published:
      object.map { [.person($0), .posts(by: $0), .everyone] }
    case .shared, .unshared:
      object.map { [.post(subject), .person($0), .posts(by: $0)] }
    case .liked, .changed, .voted: [.post(subject)]
    case .bookmarked, .conversationMuted: object.map { [.viewer($0)] }
    case .pinned: object.map { [.post(subject), .posts(by: $0)] }
    case .follow, .relation:
      object.map { [.person(subject), .person($0), .viewer(subject), .viewer($0)] }
    case .session, .interest, .filters: [.viewer(subject)]
    case .notice, .noticesMerged: [.notices(of: subject)]
    case .watched: [.watching]
    case .conversation, .announcement, .announcementDismissed, .work: []
    // They may change who sees what, or where it's found.
    case .edited, .deleted, .profile, .accountState, .repaired: nil
    // A later version wrote it.
    case nil: nil
    }
  }
}
