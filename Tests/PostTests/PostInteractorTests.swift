import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("Reading comments")
struct PostInteractorTests {
  private let repository = FakePosts()
  private let all = (1...45).map { branch(post("\($0)")) }

  private var interactor: PostInteractor {
    PostInteractor(repository: repository)
  }

  /// Answers pages of `all`, at most `most` at a time; a cursor is the place in the list.
  private func servePages(atMost most: Int = 80, of all: [CommentBranch]) {
    repository.comments.answers { (request) async throws(AppError) -> Page<CommentBranch> in
      var start = 0
      if case .before(let cursor) = request.position { start = Int(cursor.rawValue) ?? 0 }
      let end = min(start + min(request.limit, most), all.count)
      return page(Array(all[start..<end]), older: end < all.count ? "\(end)" : nil)
    }
  }

  private func readOn(_ list: inout PagedList<CommentBranch>) async throws {
    let page = try #require(try await interactor.more(list, on: ID("p")))
    list.append(page, below: list.older)
  }

  @Test("goes on from page to page to the end, each comment once")
  func pages() async throws {
    servePages(of: all)
    var list = try await interactor.comments(on: ID("p"))
    #expect(list.items == Array(all[..<20]))
    try await readOn(&list)
    try await readOn(&list)
    #expect(list.items == all)
    #expect(list.older == nil)
    #expect(try await interactor.more(list, on: ID("p")) == nil)
    #expect(repository.comments.inputs.count == 3)
  }

  @Test("reads as many pages as it takes")
  func reads() async throws {
    servePages(atMost: 20, of: all)
    #expect(try await interactor.comments(on: ID("p"), atLeast: 41).items.count == 41)
  }

  @Test("does not repeat a comment that a page brings again")
  func once() async throws {
    repository.comments.answers(page([all[0], all[1]], older: "x"))
    var list = try await interactor.comments(on: ID("p"), atLeast: 1)
    repository.comments.answers(page([all[1], all[2]]))
    try await readOn(&list)
    #expect(list.items == Array(all[..<3]))
  }

  @Test("counts what was written below the end, whether the last page was the first or not")
  func countsNew() async throws {
    for count in [0, 3, 20, 25, 40] {
      servePages(of: Array(all[..<count]))
      var list = try await interactor.comments(on: ID("p"))
      while list.older != nil { try await readOn(&list) }
      #expect(try await interactor.countNew(in: list, on: ID("p")) == 0)
      servePages(of: Array(all[..<(count + 2)]))
      #expect(try await interactor.countNew(in: list, on: ID("p")) == 2, "after \(count)")
    }
  }

  @Test("counts what was written further up, be it shown or only counted, and not what was deleted")
  func countsNewInside() async throws {
    let before = [branch(post("1"), branch(post("2"))), branch(post("3"), hidden: 1), branch(post("4"))]
    servePages(of: before)
    let list = try await interactor.comments(on: ID("p"))
    let changes: [(count: Int, [CommentBranch])] = [
      (1, [branch(post("1"), branch(post("2"), branch(post("5")))), before[1], before[2]]),
      (2, [before[0], branch(post("3"), hidden: 3), before[2]]),
      (1, [branch(post("5")), before[0], before[1], before[2]]),
      (0, [before[0], branch(post("3"), hidden: 0), before[2]]),
      (1, [before[0], before[1], branch(post("5"))]),
    ]
    for (count, branches) in changes {
      servePages(of: branches)
      #expect(try await interactor.countNew(in: list, on: ID("p")) == count, "\(branches)")
    }
  }
}
