import AppValues
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("The rules of reading timelines")
struct TimelineInteractorTests {
  @Test("a page has each post once and keeps its ends")
  func page() async throws {
    let repository = FakeTimelineRepository(
      .home, [item(4, post: post(2), sharedBy: carol), item(3), item(2), item(1)])
    let page = try await TimelineInteractor(repository: repository, readingPositions: nil).page(
      .home, PageRequest(limit: 3))
    #expect(page == Page(items: [item(3), item(2)], older: Cursor("c2"), newer: Cursor("c4")))
  }

  @Test("what the source says is wrong is wrong")
  func failure() async {
    let repository = FakeTimelineRepository(.home)
    repository.fail(.invalid(.cursor, .malformed))
    await #expect(throws: AppError.invalid(.cursor, .malformed)) {
      try await TimelineInteractor(repository: repository, readingPositions: nil).page(.home)
    }
  }

  @Test("says so where one learns of new items only by reading again")
  func noNews() {
    let interactor = TimelineInteractor(
      repository: FakeTimelineRepository(.home, tellsNews: false), readingPositions: nil)
    #expect(throws: AppError.unsupported) { try interactor.stream(.home) }
  }

  @Test("counts what is new, without what is shown already, and up to a limit")
  func news() async throws {
    let repository = FakeTimelineRepository(.home, items(1...3))
    let interactor = TimelineInteractor(repository: repository, readingPositions: nil)
    let reading = LoadedTimeline(try await interactor.page(.home))
    #expect(try await interactor.news(.home, above: reading)?.news == nil)
    repository.add(item(4, post: post(2), sharedBy: carol))
    #expect(try await interactor.news(.home, above: reading)?.news == nil)
    repository.add(item(5), item(6))
    #expect(try await interactor.news(.home, above: reading)?.news == TimelineNews(count: 2, isMore: false))
    for number in 7...43 { repository.add(item(number)) }
    #expect(try await interactor.news(.home, above: reading)?.news == TimelineNews(count: 39, isMore: false))
    repository.add(item(44))
    #expect(try await interactor.news(.home, above: reading)?.news == TimelineNews(count: 40, isMore: false))
    repository.add(item(45))
    #expect(try await interactor.news(.home, above: reading)?.news == TimelineNews(count: 40, isMore: true))
  }

  @Test("counts on above shares of what is shown already")
  func newsAboveShares() async throws {
    let repository = FakeTimelineRepository(.home, items(1...3))
    let interactor = TimelineInteractor(repository: repository, readingPositions: nil)
    let reading = LoadedTimeline(try await interactor.page(.home))
    for number in 4...50 { repository.add(item(number, post: post(2), sharedBy: carol)) }
    #expect(try await interactor.news(.home, above: reading)?.news == nil)
    repository.add(item(51))
    #expect(try await interactor.news(.home, above: reading)?.news == TimelineNews(count: 1, isMore: false))
  }
}
