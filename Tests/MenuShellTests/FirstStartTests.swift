import AppValues
import Foundation
import SocialMenuShell
import SocialShellTestSupport
import Synchronization
import Testing

@MainActor
@Suite("The first start on a device")
struct FirstStartTests {
  private static let hint = "* Using a screen reader? Type g settings and choose full menus.\n"

  /// Keeps the settings in memory, or refuses to.
  private final class FakeStore: SettingsStore {
    let kept: Mutex<MenuShellSettings?>
    let isReadable, isWritable: Bool

    init(_ kept: MenuShellSettings? = nil, isReadable: Bool = true, isWritable: Bool = true) {
      self.kept = Mutex(kept)
      self.isReadable = isReadable
      self.isWritable = isWritable
    }

    func load() async throws(AppError) -> MenuShellSettings? {
      guard isReadable else { throw .storage(.diskFault) }
      return kept.withLock(\.self)
    }

    func save(_ settings: MenuShellSettings) async throws(AppError) {
      guard isWritable else { throw .storage(.readOnly) }
      kept.withLock { $0 = settings }
    }
  }

  private func start(_ store: FakeStore, interactive: Bool = true) async -> String {
    let home = FakePresenter(.list("Home", ["one"]))
    return await Stage(
      ScriptedIO(interactive: interactive, width: 80, lines: "q"), ["home": home],
      preferences: ShellPreferences(from: store)
    ).run()
  }

  @Test("says once where someone finds what suits reading aloud")
  func saidOnce() async {
    let store = FakeStore()
    let first = await start(store)
    #expect(first.components(separatedBy: Self.hint).count == 2)
    #expect(store.kept.withLock(\.self) == MenuShellSettings())
    #expect(!(await start(store)).contains("screen reader"))
  }

  @Test("says nothing over a pipe, where menus are full anyhow, and keeps that for a terminal")
  func overAPipe() async {
    let store = FakeStore()
    #expect(!(await start(store, interactive: false)).contains("screen reader"))
    #expect((await start(store)).contains(Self.hint))
  }

  @Test("says it each time where nothing can be kept, and never where the settings can't be read")
  func faults() async {
    let full = FakeStore(isWritable: false)
    #expect((await start(full)).contains(Self.hint))
    #expect((await start(full)).contains(Self.hint))
    #expect(!(await start(FakeStore(isReadable: false))).contains("screen reader"))
  }
}
