import AppValues
import Authentication
import Entities
import Foundation
import Notifications
import Post
import PostActions
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import Synchronization
import Timeline

/// Someone whom everybody follows: what they read, what others read of them, and what others notice when the
/// account is deleted.
struct StarBenchmark {
  private static let deepPage = 100

  let people: People
  let rounds: Int

  /// - Parameter newest: The id of the star's newest post, which everybody likes.
  func run(on store: Store, _ newest: Int64) async throws -> StarResult {
    let database = try await store.open()
    let visitors = Visitors(database: database, people: people)
    let star = visitors.repositories(people.count)
    let noticeCount = try store.count("notice WHERE recipient_id = \(people.id(people.count))")
    let notices = try await readNotices(star.notifications)
    let post = try await usePost(ID(String(newest)), visitors, star)
    let crowd = Crowd(visitors)
    // Everybody's first page finds what it is about in memory from then on.
    _ = try await crowd.read(while: { $0 < crowd.size })
    // What the star wrote fills the homes before; afterwards they are looked for further down.
    let before = try await crowd.read(while: { $0 < crowd.size * rounds / 5 })
    let (busy, time) = try await crowd.read(during: {
      try await star.account.deletion.orUnsupported().delete()
      await visitors.backend.finish()
    })
    let after = try await crowd.read(while: { $0 < crowd.size * rounds / 5 })
    await database.close()
    return StarResult(
      posts: store.postCount / Network.starsShare, people: people.count,
      noticeCount: noticeCount,
      notices: notices, post: post, quiet: [before, after], busy: busy, deletion: time)
  }

  private func readNotices(_ notices: NotificationPorts) async throws -> StarResult.Notices {
    var deep = try await notices.list.page(.all, PageRequest())
    for _ in 2..<Self.deepPage {
      guard let older = deep.older else { break }
      deep = try await notices.list.page(.all, PageRequest(.before(older)))
    }
    let request = PageRequest(deep.older.map { .before($0) } ?? .first)
    return StarResult.Notices(
      first: try await median { _ = try await notices.list.page(.all, PageRequest()) },
      deep: try await median { _ = try await notices.list.page(.all, request) },
      unread: try await median { _ = try await notices.marks.orUnsupported().unreadCount() })
  }

  /// Reads a post and likes it, then edits it, which all hear of who like it, and deletes it.
  private func usePost(
    _ id: ID<Post>, _ visitors: Visitors, _ star: Repositories
  ) async throws -> StarResult.Post {
    let reader = visitors.repositories(people.viewers(.twoHundred).lowerBound)
    return StarResult.Post(
      opened: try await median { _ = try await reader.post.thread(of: id) },
      likers: try await median {
        _ = try await reader.postReactions.orUnsupported().people(.likers, of: id, PageRequest())
      },
      liked: try await median {
        _ = try await reader.postActions.set(.liked, to: false, on: id)
        _ = try await reader.postActions.set(.liked, to: true, on: id)
      },
      edited: try await timed {
        _ = try await star.postWriting.orUnsupported().edit(
          id, PostEdit(PostContent("What I meant to say."), basedOn: nil))
      }.1,
      told: try await timed { await visitors.backend.finish() }.1,
      deleted: try await timed { try await star.postActions.delete(id) }.1)
  }

  private func median(_ body: () async throws -> Void) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try await timed(body).1) }
    return times.median
  }
}

/// Everybody else, reading their first page one after another and now and then writing something.
private struct Crowd: Sendable {
  /// How many pages are read for one post that is written.
  private static let pagesToPost = 10

  private let visitors: Visitors
  private let timelines: [any TimelineRepository]

  var size: Int { timelines.count }

  init(_ visitors: Visitors) {
    self.visitors = visitors
    timelines = ViewerKind.allCases.flatMap { visitors.people.viewers($0) }
      .map { visitors.repositories($0).timeline }
  }

  /// - Parameter goesOn: Told how many pages have been read.
  func read(while goesOn: @Sendable (Int) -> Bool) async throws -> StarResult.Crowd {
    var result = StarResult.Crowd()
    var random = SeededRandom(seed: 10)
    while goesOn(result.pages.count) {
      let timeline = timelines[result.pages.count % timelines.count]
      result.pages.append(try await timed { try await timeline.page(of: .home, PageRequest()) }.1)
      guard result.pages.count.isMultiple(of: Self.pagesToPost) else { continue }
      let start = ContinuousClock.now
      try await visitors.publish(&random)
      result.posts.append((ContinuousClock.now - start).inSeconds)
    }
    return result
  }

  /// Reads until something is done, which takes so many seconds.
  func read(
    during body: @escaping @Sendable () async throws -> Void
  ) async throws -> (StarResult.Crowd, Double) {
    let isDone = Mutex(false)
    async let time = {
      defer { isDone.withLock { $0 = true } }
      return try await timed(body).1
    }()
    let result = try await read(while: { _ in !isDone.withLock { $0 } })
    return (result, try await time)
  }
}
