import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("The timeline of a hashtag")
@MainActor
struct HashtagTimelineTests {
  private let kind = TimelineKind.hashtag(HashtagSelection(any: ["cats"]))

  private func shown(_ language: Language = .english, viewer: Viewer = asAlice) async -> TimelineBench {
    let bench = TimelineBench([item(1)], of: kind, viewer: viewer)
    bench.hashtags.reading.answers(Hashtag(name: "Cats", postCount: 1))
    await bench.presenter.appear()
    return bench
  }

  private func draw(_ bench: TimelineBench, _ language: Language = .english) -> String {
    drawn(TimelineView(strings: .of(language), context: context(language)).screen(bench.state))
  }

  @Test("bears its name as it was first written, and offers to follow it")
  func screen() async {
    let bench = await shown()
    #expect(
      draw(bench) == """
        #Cats

        1. Bob @bob · 1 h ago
           Text 1

        2. Refresh (r)
        3. Follow #Cats (f)
        4. Combine hashtags (a)
        5. New post (n)

        """)
    bench.hashtags.following.answers(Hashtag(name: "Cats", postCount: 1, isFollowed: true))
    await bench.presenter.send(.toggleFollowing)
    #expect(bench.hashtags.following.inputs == ["Cats"])
    #expect(
      draw(bench, .japanese) == """
        #Cats
        ✓ #Cats をフォローしました。投稿がホームに届きます。

        1. Bob @bob · 1時間前
           Text 1

        2. 更新 (r)
        3. #Cats のフォローを解除 (f)
        4. ハッシュタグを組み合わせる (a)
        5. 新規投稿 (n)

        """)
    bench.hashtags.unfollowing.answers(Hashtag(name: "Cats", postCount: 1))
    await bench.presenter.send(.toggleFollowing)
    #expect(bench.state.done == .unfollowedHashtag("Cats"))
  }

  @Test("what was read before does not take back that the hashtag is followed")
  func lateReading() async {
    let bench = await shown()
    let gate = Gate()
    bench.hashtags.reading.answers { [hashtags = bench.hashtags] (_) async throws(AppError) in
      let isFollowed = !hashtags.following.inputs.isEmpty
      if !isFollowed { await gate.pass() }
      return Hashtag(name: "Cats", postCount: 1, isFollowed: isFollowed)
    }
    let appearing = Task { await bench.presenter.appear() }
    await gate.waitForArrival()
    bench.hashtags.following.answers(Hashtag(name: "Cats", postCount: 1, isFollowed: true))
    await bench.presenter.send(.toggleFollowing)
    gate.open()
    await appearing.value
    #expect(bench.state.hashtag?.isFollowed == true)
  }

  @Test("keeps what it shows when following fails")
  func failure() async {
    let bench = await shown()
    bench.hashtags.following.fails(.invalid(.hashtags, .outOfRange))
    await bench.presenter.send(.toggleFollowing)
    #expect(bench.state.problem == .invalid(.hashtags, .outOfRange))
    #expect(bench.state.hashtag?.isFollowed == false)
    #expect(bench.ids == ids(1...1))
  }

  @Test("does not offer to follow without an account")
  func anonymous() async {
    let bench = await shown(viewer: .anonymous)
    #expect(
      draw(bench) == """
        #Cats

        1. Bob @bob · 1 h ago
           Text 1

        2. Refresh (r)
        3. Combine hashtags (a)
        4. Sign in (i)

        """)
  }

  @Test("leads to several hashtags, asked for in one line")
  func combine() async {
    let bench = await shown()
    await bench.presenter.send(.combine)
    let field = TimelineView(strings: .english, context: context()).screen(bench.state).field
    #expect(field?.value == "#cats")
    await bench.presenter.send(.combined("#cats 1"))
    #expect(bench.state.problem == .invalid(.hashtag, .malformed))
    #expect(bench.state.combination == "#cats 1")
    await bench.presenter.send(.combined("cats -dogs"))
    #expect(bench.navigator.moves == [.show(.hashtag("#cats -#dogs"))])
    #expect(bench.state.combination == nil)
    await bench.presenter.send(.combined("cats -dogs"))
    #expect(bench.navigator.moves.count == 1, "the question is answered")
    await bench.presenter.send(.combine)
    await bench.presenter.send(.keepHashtags)
    #expect(bench.state.combination == nil)
  }

  @Test("keeps what was typed of several hashtags where there is no way to their posts")
  func combineNowhere() async {
    let bench = await shown()
    await bench.presenter.send(.combine)
    bench.navigator.hasPlace = { _ in false }
    await bench.presenter.send(.combined("cats -dogs"))
    #expect(bench.state.problem == .unsupported && bench.state.combination == "cats -dogs")
  }

  @Test("of several hashtags bears them all, and follows none")
  func several() async {
    let bench = TimelineBench([], of: .hashtag(HashtagSelection("#a #b")))
    await bench.presenter.appear()
    #expect(
      draw(bench) == """
        #a #b

        No public posts with this hashtag yet.

        1. Refresh (r)
        2. Combine hashtags (a)
        3. New post (n)

        """)
  }
}
