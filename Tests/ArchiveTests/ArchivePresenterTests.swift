import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Archive

@MainActor
@Suite struct ArchivePresenterTests {
  private let navigator = RecordingNavigator()

  private func presenter(_ account: MemoryAccount, _ files: MemoryFiles) -> ArchivePresenter {
    ArchiveFactory(
      repository: account, imports: account, files: files, html: .plain, viewer: asAlice,
      strings: .english, context: context()
    ).presenter(navigator: navigator)
  }

  private func files(_ posts: Int) -> MemoryFiles {
    let lines = (0..<posts).map {
      "{\"key\":\"k\($0)\",\"text\":\"t\($0)\",\"createdAt\":\"2020-01-01T00:00:0\($0 % 10)Z\",\"visibility\":\"public\"}"
    }
    return MemoryFiles(sources: [
      "mine": MemoryArchive([
        "archive.json":
          "{\"format\":\"socialconnect-archive\",\"version\":1,\"account\":{\"handle\":\"mia\",\"name\":\"Mia\"}}",
        "posts.json": "[\(lines.joined(separator: ","))]",
      ])
    ])
  }

  @Test func everythingGoesOut() async {
    let files = MemoryFiles()
    let presenter = presenter(
      MemoryAccount([.profile(ImportInteractorTests.profile), .follow(ArchivedFollow(handle: "ann"))]), files)
    await presenter.send(.askTarget)
    #expect(presenter.state.step == .askingTarget)
    await presenter.send(.export(to: " all.zip "))
    #expect(presenter.state.problem == nil && files.target.isFinished)
    #expect(files.target.text(of: "follows.json") == "[\n{\"handle\":\"ann\"}\n]\n")
    #expect(files.target.text(of: "posts.json") == "[]\n")
  }

  @Test func whatIsThereIsReplacedOnlyWhenAsked() async {
    var files = MemoryFiles()
    files.taken = ["all.zip"]
    let presenter = presenter(MemoryAccount([.profile(ImportInteractorTests.profile)]), files)
    await presenter.send(.askTarget)
    await presenter.send(.export(to: "all.zip"))
    #expect(presenter.state.step == .askingToReplace && !files.target.isFinished)
    await presenter.send(.replace)
    #expect(files.target.isFinished)
    if case .exported = presenter.state.step {} else { Issue.record("\(presenter.state.step)") }
  }

  @Test func anArchiveIsShownBeforeItComesAndClosedAfterwards() async throws {
    let (files, account) = (files(3), MemoryAccount())
    let presenter = presenter(account, files)
    await presenter.send(.askSource)
    await presenter.send(.look("nothing"))
    #expect(presenter.state.problem == .invalid(.file, .missing) && presenter.state.step == .askingSource)
    #expect(presenter.state.path == "nothing")
    await presenter.send(.look("mine"))
    #expect(presenter.state.step == .found(ArchiveSummary(handle: "mia", counts: [.profile: 1, .posts: 3])))
    #expect(account.records.isEmpty && files.sources["mine"]?.isClosed == true)
    await presenter.send(.start)
    #expect(presenter.state.step == .imported(ImportReport(imported: [.posts: 3])))
    await presenter.send(.leave)
    #expect(presenter.state.step == .choosing)
  }

  @Test func whatFailsSaysHowMuchHasComeAndGoesOn() async {
    let account = MemoryAccount(fault: (after: 101, error: .storage(.full)))
    let presenter = presenter(account, files(250))
    await presenter.send(.askSource)
    await presenter.send(.look("mine"))
    await presenter.send(.start)
    #expect(presenter.state.step == .stopped(ArchiveProgress(done: 101, total: 251)))
    #expect(presenter.state.problem == .storage(.partlyFull))
    account.mend()
    await presenter.send(.start)
    #expect(presenter.state.problem == nil && account.posts.count == 250)
  }

  @Test func stoppingKeepsWhatHasCome() async {
    let presenter = presenter(MemoryAccount(fault: (after: 101, error: .cancelled)), files(250))
    await presenter.send(.askSource)
    await presenter.send(.look("mine"))
    await presenter.send(.start)
    #expect(presenter.state.step == .stopped(ArchiveProgress(done: 101, total: 251)))
    #expect(presenter.state.problem == nil && presenter.state.progress == nil)
  }

  @Test func aSecondAnswerDoesNothing() async {
    let (files, account) = (files(3), MemoryAccount([.profile(ImportInteractorTests.profile)]))
    let presenter = presenter(account, files)
    await presenter.send(.askTarget)
    await presenter.send(.export(to: "all.zip"))
    let exported = presenter.state
    for again in [ArchivePresenter.Action.export(to: "other.zip"), .replace, .start, .look("mine")] {
      await presenter.send(again)
      #expect(presenter.state == exported)
    }
    await presenter.send(.askSource)
    await presenter.send(.look("mine"))
    await presenter.send(.start)
    let imported = presenter.state
    await presenter.send(.start)
    #expect(presenter.state == imported)
  }

  @Test func whatWasSaidStaysUntilTheNextAnswer() async {
    let account = MemoryAccount(fault: (after: 2, error: .storage(.full)))
    let presenter = presenter(account, files(3))
    await presenter.send(.askSource)
    await presenter.send(.look("mine"))
    await presenter.send(.start)
    #expect(presenter.state.problem == .storage(.partlyFull))
    await presenter.send(.look("mine"))
    #expect(presenter.state.problem == .storage(.partlyFull), "no answer to what is asked")
    account.mend()
    await presenter.send(.start)
    #expect(presenter.state.problem == nil)
  }

  @Test func thoseWhoAreSignedOutAreRefused() async {
    let presenter = ArchiveFactory(
      repository: MemoryAccount(), imports: nil, files: MemoryFiles(), html: .plain, viewer: .anonymous,
      strings: .english, context: context()
    ).presenter(navigator: navigator)
    await presenter.send(.askTarget)
    #expect(presenter.state.problem == .unauthenticated && presenter.state.step == .choosing)
  }

  @Test func whereNothingCanBeImportedOnlyTheExportIsOffered() async {
    let account = MemoryAccount([.profile(ImportInteractorTests.profile)])
    let factory = ArchiveFactory(
      repository: account, imports: nil, files: MemoryFiles(), html: .plain, viewer: asAlice,
      strings: .english,
      context: context())
    #expect(factory.screen(navigator: navigator).screen.menu.map(\.label) == ["Export your data"])
    let presenter = factory.presenter(navigator: navigator)
    await presenter.send(.askSource)
    #expect(presenter.state.problem == .unsupported && presenter.state.step == .choosing)
    await presenter.send(.askTarget)
    await presenter.send(.export(to: "all.zip"))
    if case .exported = presenter.state.step {} else { Issue.record("\(presenter.state.step)") }
  }

  @Test func signingInLeadsThere() async {
    await presenter(MemoryAccount(), MemoryFiles()).send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
  }

  @Test func noWayIsOfferedToASignInThatTheAppDoesNotHave() async {
    navigator.hasPlace = { _ in false }
    let factory = ArchiveFactory(
      repository: MemoryAccount(), imports: nil, files: MemoryFiles(), html: .plain, viewer: .anonymous,
      strings: .english, context: context())
    #expect(factory.screen(navigator: navigator).screen.menu.isEmpty)
    let presenter = factory.presenter(navigator: navigator)
    await presenter.send(.signIn)
    #expect(presenter.state.problem == .unsupported && navigator.moves == [])
  }
}
