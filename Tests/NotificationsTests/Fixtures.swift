import Entities
import Foundation
import Navigation
import Presentation

/// Keeps what it was asked for.
@MainActor
final class RecordingNavigator: Navigator {
  private(set) var shown: [Route] = []

  func show(_ route: Route) { shown.append(route) }
  func replace(with route: Route) { shown.append(route) }
  func back() {}
  func restart(as viewer: Viewer, at route: Route) {}
}

let now = Timestamp(milliseconds: 1_795_000_000_000)
let alice = Author(id: ID("1"), handle: "alice", name: "Alice")
let haruka = Author(id: ID("3"), handle: "haruka", name: "春香")
let asBob = Viewer.signedIn(
  Session(id: ID("s"), user: ID("2"), handle: "bob", name: "Bob", token: "secret"))

func post(_ id: String, _ text: String, warning: String? = nil, photos: [Photo] = []) -> Post {
  Post(
    id: ID(id), author: alice, text: text, createdAt: now.adding(seconds: -90), warning: warning,
    photos: photos
  )
}

func notice(
  _ id: String, _ kind: NoticeKind = .follow, from: Author = alice, post: Post? = nil,
  minutesAgo: Int64 = 5, isRead: Bool = false
) -> Notice {
  Notice(
    id: ID(id), kind: kind, from: from, post: post, at: now.adding(seconds: -60 * minutesAgo), isRead: isRead)
}

func page(_ notices: [Notice], older: String? = nil, newer: String = "top") -> Page<Notice> {
  Page(
    items: notices, older: older.map { Cursor($0) }, newer: notices.isEmpty ? nil : Cursor(newer))
}

func above(_ cursor: String) -> PageRequest { PageRequest(.justAbove(Cursor(cursor)), limit: 80) }

func before(_ cursor: String) -> PageRequest { PageRequest(.before(Cursor(cursor))) }

func context(_ language: Language) -> ViewContext {
  ViewContext(words: Words(language, timeZone: .gmt), clock: WallClock { now })
}

func drawn<Action: Sendable>(_ screen: Screen<Action>, width: Int = 60) -> String {
  ScreenRenderer(width: width).render(screen)
}
