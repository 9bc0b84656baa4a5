import AppValues
import SocialBackend
import Synchronization
import Testing

@Suite("The check of stored data")
struct CheckTests {
  @Test("answers the same to those who do not watch it")
  func unwatched() async throws {
    let finding = CheckFinding(.miscounted, in: "person.post_count", "person 1")
    let data = CheckedData { report throws(AppError) in
      for posts in 1...3 { report(CheckProgress(posts: posts, of: 3)) }
      return [finding]
    }
    let told = Mutex<[CheckProgress]>([])
    let watched = try await data.check { progress in told.withLock { $0.append(progress) } }
    #expect(try await data.check() == watched && watched == [finding])
    #expect(told.withLock { $0 }.map(\.posts) == [1, 2, 3])
  }

  @Test("fails the same for those who do not watch it")
  func failure() async {
    let data = CheckedData { _ throws(AppError) in throw .unsupported }
    await #expect(throws: AppError.unsupported) { try await data.check() }
  }

  @Test("names what is wrong in words that scripts read")
  func words() {
    let kinds: [CheckFinding.Kind] = [
      .damaged, .miscounted, .differing, .orphaned, .invalid, .contradictory, .missing, .leftover,
    ]
    #expect(
      kinds.map(\.rawValue) == [
        "damaged", "miscounted", "differing", "orphaned", "invalid", "contradictory", "missing", "leftover",
      ])
  }
}
