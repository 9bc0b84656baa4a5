import AppValues
import Entities
import Filters
import SocialTestSupport
import Testing

@Suite("The rules of filters")
struct FiltersInteractorTests {
  private let source = FakeFilters()
  private var interactor: FiltersInteractor { FiltersInteractor(repository: source) }

  @Test("leave out the blanks around titles and phrases")
  func blanks() async throws {
    source.creating.answers(.sample("1", "Owls"))
    _ = try await interactor.create(FilterSettings("  Owls "), [.add(" snowy owl ", isWholeWord: true)])
    #expect(
      source.creating.inputs == [
        .init(settings: FilterSettings("Owls"), phrases: [.add("snowy owl", isWholeWord: true)])
      ])
  }

  @Test("refuse a filter without a title, without a place, and phrases of which nothing is left")
  func refused() async {
    await #expect(throws: AppError.invalid(.filterTitle, .empty)) {
      try await interactor.create(FilterSettings(" "))
    }
    await #expect(throws: AppError.invalid(.filterContexts, .empty)) {
      try await interactor.create(FilterSettings("Owls", in: []))
    }
    for phrase in ["", "  ", "\u{301}"] {
      await #expect(throws: AppError.invalid(.filterPhrase, .empty)) {
        try await interactor.change(
          ID("1"), FilterChange(phrases: [.edit(ID("1"), text: phrase, isWholeWord: nil)]))
      }
    }
    await #expect(throws: AppError.invalid(.filterTitle, .tooLong(maximum: 256, excess: 1))) {
      try await interactor.create(FilterSettings(String(repeating: "x", count: 257)))
    }
  }

  @Test("make a filter of a line, whichever commas it has")
  func line() async throws {
    source.creating.answers(.sample("1", "Owls"))
    _ = try await interactor.create(line: "snowy owl, ネタバレ、hawk，, ")
    #expect(
      source.creating.inputs.map(\.phrases) == [
        ["snowy owl", "ネタバレ", "hawk"].map { .add($0, isWholeWord: true) }
      ])
  }

  @Test("find a filter by its title, and by what is in it")
  func named() async throws {
    let filters: [PostFilter] = [.sample("1", "Café", ["tea"]), .sample("2", "Owls", ["owl"], posts: ["7"])]
    source.listing.answers(page(filters))
    #expect(try await interactor.filter(named: "CAFE") == filters[0])
    #expect(try await interactor.filter(with: ID<FilterPhrase>("21")) == filters[1])
    #expect(try await interactor.filter(with: ID<FilteredPost>("entry 7")) == filters[1])
    await #expect(throws: AppError.notFound) { try await interactor.filter(named: "Tea") }
  }

  @Test(
    "read how long a filter stands",
    arguments: [("30m", 1800), ("12 h", 43_200), ("3d", 259_200), ("２Ｗ", 1_209_600)])
  func lengths(entered: String, seconds: Int64) throws {
    #expect(try FiltersInteractor.end(entered, from: noon) == noon.adding(seconds: seconds))
  }

  @Test("refuse lengths that aren't any")
  func wrongLengths() throws {
    #expect(try FiltersInteractor.end(" ", from: noon) == nil)
    for entered in ["3", "d", "3y", "-3x", "-1d"] {
      #expect(throws: AppError.invalid(.duration, .malformed)) {
        try FiltersInteractor.end(entered, from: noon)
      }
    }
    for entered in ["0d", "366d", "9999999999999999h"] {
      #expect(throws: AppError.invalid(.duration, .outOfRange)) {
        try FiltersInteractor.end(entered, from: noon)
      }
    }
  }
}
