import AppValues
import Archive
import Entities
import Filters
import Hashtags
import Lists
import Post
import Profile
import Search
import SocialBackend
import Testing
import Timeline

/// What someone does by the rules that hold on every screen and in every command.
extension Person {
  var writing: WritingInteractor {
    get throws(AppError) {
      WritingInteractor(
        writing: try can.postWriting.orUnsupported(), posts: can.post, viewer: .signedIn(session),
        language: nil)
    }
  }
  var relating: ProfileInteractor {
    ProfileInteractor(
      repository: can.profile, relations: can.relations, people: can.people, viewer: .signedIn(session))
  }
  var editing: EditProfileInteractor {
    EditProfileInteractor(repository: can.editing, people: can.profile, viewer: .signedIn(session))
  }
  var reporting: ReportInteractor {
    ReportInteractor(repository: can.reporting, viewer: .signedIn(session))
  }
  var searching: SearchInteractor { SearchInteractor(repository: can.search) }
  var filters: FiltersInteractor {
    get throws(AppError) { FiltersInteractor(repository: try can.filters.orUnsupported()) }
  }
  var listing: ListsInteractor { get throws { ListsInteractor(repository: try lists) } }
  var tagging: HashtagsInteractor { get throws { HashtagsInteractor(repository: try hashtags) } }
  var reading: TimelineInteractor {
    TimelineInteractor(repository: can.timeline, readingPositions: can.readingPositions)
  }

  /// The parts that a backend may lack; one that is tested here has them.
  var lists: any ListsRepository { get throws { try #require(can.lists) } }
  var hashtags: any HashtagsRepository { get throws { try #require(can.hashtags) } }
  var positions: any ReadingPositions { get throws { try #require(can.readingPositions) } }
  var imports: any ArchiveImports { get throws { try #require(can.archiveImports) } }
  func news(of kind: TimelineKind) throws -> AsyncStream<LiveSignal> { try can.news(of: kind) }
}

extension Repositories {
  func news(of kind: TimelineKind) throws -> AsyncStream<LiveSignal> {
    try #require(timeline.news(of: kind))
  }
}

extension ListsRepository {
  /// Creates a list with the usual settings.
  func create(_ title: String) async throws(AppError) -> UserList { try await create(title, ListSettings()) }

  func rename(_ id: ID<UserList>, to title: String) async throws(AppError) -> UserList {
    try await change(id, ListChange(title: title))
  }
}
