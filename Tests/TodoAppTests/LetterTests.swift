import AppScreens
import AppValues
import Foundation
import SocialMenuShell
import SocialShellTestSupport
import SocialTestSupport
import SocialTodoStore
import Testing
import Todo

@testable import SocialTodoApp

/// What letters do: each one thing, on every screen where it works.
@MainActor
@Suite struct LetterTests {
  /// The table: what stands beside a letter in a menu, or how that begins.
  private static let table: [String: [String]] = [
    "a": ["Delete everything that's done"],
    "b": ["Back", "No, keep"],
    "c": ["Categories"],
    "d": ["Delete", "Discard", "No, don't add it"],
    "e": ["Edit", "Keep writing"],
    "m": ["More"],
    "n": ["New todo"],
    "r": ["Refresh", "Show ", "Try again"],
    "w": ["1 done", "Hide done"],
    "x": ["Mark as done", "Mark as not done"],
    "y": ["Yes, "],
    "z": ["Undo: "],
    "/": ["Search", "New search"],
  ]

  /// The letters that are typed before a number.
  private static let ofItems: Set = ["d", "e", "x"]

  private struct NoSettings: SettingsStore {
    func load() async throws(AppError) -> MenuShellSettings? { nil }
    func save(_ settings: MenuShellSettings) async throws(AppError) {}
  }

  private struct Drafts: TodoDraftStore {
    let all: [TodoDraft]
    func list() async throws(AppError) -> [TodoDraft] { all }
    func load(_ id: ID<TodoDraft>) async throws(AppError) -> TodoDraft? { all.first { $0.id == id } }
    func save(_ draft: TodoDraft) async throws(AppError) {}
    func discard(_ id: ID<TodoDraft>) async throws(AppError) {}
  }

  /// A visit of a place with what was chosen there.
  @MainActor
  private struct Visit {
    let stack: NavigationStack<TodoDestination>
    private let frame: Int
    var isThere: Bool { stack.top.id == frame }
    var screen: Screen<ScreenAction> { stack.top.liveScreen.screen }

    init(_ place: TodoDestination, _ environment: TodoEnvironment, choosing choices: [Int]) async {
      stack = NavigationStack(
        start: .todo(.list(nil)), at: place,
        screens: TodoScreens(environment, preferences: ShellPreferences()))
      frame = stack.top.id
      await stack.top.liveScreen.appear()
      for choice in choices where isThere && offers.indices.contains(choice) { await offers[choice]() }
    }

    /// What can be chosen, and an answer to what is asked.
    var offers: [ScreenAction] {
      let entry = screen.entries.first
      let ofEntry =
        [entry?.open].compactMap(\.self) + (entry?.shortcuts.sorted { $0.key < $1.key } ?? []).map(\.value)
      return screen.menu.map(\.action) + ofEntry
        + (screen.field.map { [$0.submit("Milk"), $0.cancel] } ?? [])
    }
  }

  @Test(arguments: [false, true])
  func eachMeansOneThingOnEveryScreen(hasDrafts: Bool) async throws {
    let folder = try TemporaryFolder()
    let store = try await TodoStore.open(
      path: folder.path("todo.sqlite"),
      log: DataDirectory(folder.path("data"), of: .todo, environment: [:]).log(by: "todo"))
    let editing = try #require(store.ports.editing)
    let milk = try await editing.add(NewTodo("Milk"), key: "1")
    let tea = try await editing.add(NewTodo("Tea", category: .work), key: "2")
    _ = try await editing.edit(
      [tea.id], TodoEdit(isDone: true), today: try #require(CalendarDate("2026-11-23")))
    let subjects: [TodoDraft.Subject] = [
      .new(in: nil, key: "3", wasTried: false), .description(of: milk.id), .notes(of: milk.id),
    ]
    let drafts = subjects.enumerated().map { index, subject in
      TodoDraft(
        id: ID(["new-3", "description-\(milk.id)", "notes-\(milk.id)"][index]), subject: subject,
        text: "Half",
        savedAt: Timestamp(milliseconds: 1))
    }
    let environment = TodoEnvironment(
      store: store, io: ScriptedIO([]), editor: nil, settings: NoSettings(),
      drafts: Drafts(all: hasDrafts ? drafts : []), words: .todoApp(.english, timeZone: .gmt),
      systemLanguage: .english)
    for place in [
      TodoPlace.list(nil), .list(.work), .item(milk.id), .edit(milk.id), .new("", in: nil),
      .new("Milk", in: nil),
      .search(""), .search("Milk"), .categories, .due(.undated), .deleted,
    ].map(TodoDestination.todo) + [.menu, .settings] {
      let first = await Visit(place, environment, choosing: [])
      check(first, place, [])
      for choice in first.offers.indices {
        let visit = await Visit(place, environment, choosing: [choice])
        check(visit, place, [choice])
        for next in visit.isThere ? visit.offers.indices : 0..<0 {
          check(await Visit(place, environment, choosing: [choice, next]), place, [choice, next])
        }
      }
    }
  }

  private func check(_ visit: Visit, _ place: TodoDestination, _ choices: [Int]) {
    guard visit.isThere else { return }
    let shown = visit.screen
    for entry in shown.entries {
      #expect(Self.ofItems.isSuperset(of: entry.shortcuts.keys), "\(place) \(choices)")
    }
    let keys = shown.menu.compactMap(\.key)
    #expect(Set(keys).count == keys.count, "a letter twice: \(place) \(choices)")
    for item in shown.menu {
      guard let key = item.key else { continue }
      let isMeant = Self.table[key]?.contains { item.label.hasPrefix($0) } ?? false
      #expect(isMeant, "\(key) is “\(item.label)”: \(place) \(choices)")
    }
  }
}
