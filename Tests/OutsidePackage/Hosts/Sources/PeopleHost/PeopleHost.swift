import AppScreens
import AppValues
import Entities
import Navigation
import Notifications
import Observation
import PostActions
import Presentation
import Profile

/// Another app's members, and what they are told.
struct Members: ProfileRepository, NotificationsRepository {
  static let mia = Author(id: ID("1"), handle: "mia", name: "Mia")

  func user(_ id: ID<User>) async throws(AppError) -> User {
    User(
      id: id, handle: "mia", name: "Mia", bio: "Grows tomatoes.", postCount: 7, followerCount: 2,
      followingCount: 3, isLocked: false, createdAt: Timestamp(milliseconds: 1_795_262_400_000),
      relationship: Relationship())
  }
  func user(handle: String) async throws(AppError) -> User { try await user(Self.mia.id) }
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? { nil }

  func page(_ filter: NoticeFilter, _ request: PageRequest) async throws(AppError) -> Page<Notice> {
    Page(
      items: [
        Notice(
          id: ID("n"), kind: .follow, from: Self.mia, post: nil,
          at: Timestamp(milliseconds: 1_795_262_400_000), isRead: false)
      ],
      older: nil, newer: Cursor("n"))
  }
  func changes() -> AsyncStream<LiveSignal> { AsyncStream { $0.finish() } }
}

/// The places that are open, for views to observe; each visit has a navigator of its own.
@MainActor @Observable
final class Places {
  private(set) var stack = PlaceStack(start: Route.notifications)

  func navigator() -> some Navigator<Route> { Visit(stack.top.id, of: self) }

  final class Visit: Navigator {
    private let id: Int
    private weak var places: Places?

    init(_ id: Int, of places: Places) { (self.id, self.places) = (id, places) }

    func has(_ kind: Route.Kind) -> Bool { kind == .profile }
    func show(_ place: Route) { places?.stack.show(place) }
    func replace(with place: Route) { places?.stack.replace(id, with: place) }
    func back() { places?.stack.leave(id) }
    func remove(_ place: Route) { places?.stack.remove(place) }
    func say(_ notice: ScreenNotice) { print(notice.text) }
  }
}

@main
struct PeopleHost {
  static func main() async {
    let (members, places) = (Members(), Places())
    let ken = Viewer.signedIn(
      Session(id: ID("s"), user: ID("2"), handle: "ken", name: "Ken", token: "secret"))
    let context = ViewContext(words: Words.social(.english, app: AppName(title: "Garden")))
    let notifications = NotificationsFactory(
      ports: NotificationPorts(list: members, arrivals: nil, marks: nil, settings: nil), viewer: ken,
      strings: .english, context: context, alerts: nil
    ).presenter(navigator: places.navigator())
    await notifications.appear()
    for notice in notifications.state.notices {
      print("\(notice.from.name): \(notice.kind.rawValue)")
      await notifications.send(.openPerson(notice.id))
    }

    guard case .profile(let id) = places.stack.top.place else { return print("Nowhere.") }
    let person = ProfileFactory(
      repository: members, relations: nil, people: nil, editing: nil, reports: nil,
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: ken), viewer: ken,
      strings: .english, context: context
    ).presenter(for: .id(id), navigator: places.navigator())
    await person.appear()
    print(person.state.user.map { "\($0.name): \($0.bio)" } ?? "No one.")
  }
}
