import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

/// Actions that are sent while others are under way.
extension ComposeStepsPresenterTests {
  @Test("is left once, however often that is asked, and keeps what was typed while it saved")
  func leavesOnce() async throws {
    let (drafts, gate) = (FakeDrafts.holding(), Gate())
    drafts.save.answers { (draft) async throws(AppError) in
      if draft.form.content.text == "a" { await gate.pass() }
    }
    let presenter = presenter(drafts)
    await presenter.appear()
    let typing = Task { await presenter.send(.typing("a")) }
    await gate.waitForArrival()
    let leaving = (0..<2).map { _ in Task { await presenter.send(.leave) } }
    let late = Task { await presenter.send(.typing("ab")) }
    #expect(try await eventually { presenter.state.form.content.text == "ab" })
    gate.open()
    for task in [typing, late] + leaving { await task.value }
    #expect(drafts.save.inputs.last?.form.content.text == "ab")
    #expect(navigator.moves == [.back] && presenter.state.step == .finished)
  }

  @Test("throws the text away once, however often that is confirmed")
  func discardsOnce() async {
    let (drafts, gate) = (FakeDrafts.holding(), Gate())
    drafts.discard.answers { (_) async throws(AppError) in await gate.pass() }
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.write("no"))
    await presenter.send(.discard)
    let first = Task { await presenter.send(.confirmDiscard) }
    await gate.waitForArrival()
    await presenter.send(.confirmDiscard)
    gate.open()
    await first.value
    await presenter.send(.confirmDiscard)
    #expect(drafts.discard.inputs.count == 1 && navigator.moves == [.back])
    #expect(presenter.state.problem == nil)
  }

  @Test("takes a setting once, however often it is entered")
  func entersOnce() async {
    let (drafts, gate) = (FakeDrafts.holding(), Gate())
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.write("hello"))
    await presenter.send(.ask(.warning))
    drafts.save.answers { (_) async throws(AppError) in await gate.pass() }
    let first = Task { await presenter.send(.enter(.warning, "one")) }
    await gate.waitForArrival()
    await presenter.send(.enter(.warning, "two"))
    gate.open()
    await first.value
    await presenter.send(.enter(.warning, ""))
    #expect(presenter.state.ready?.content.warning == "one" && presenter.state.problem == nil)
  }

  @Test("can be left while it opens")
  func leftWhileOpening() async {
    let (gate, parent) = (Gate(), parent)
    posts.thread.answers { (_) async throws(AppError) in
      await gate.pass()
      return PostThread(ancestors: [], post: parent)
    }
    let presenter = presenter(.holding(), .comment(on: parent.id))
    let opening = Task { await presenter.appear() }
    await gate.waitForArrival()
    await presenter.send(.leave)
    #expect(navigator.moves == [.back])
    gate.open()
    await opening.value
  }

  @Test("takes what was entered while it opened")
  func writesWhileOpening() async {
    let (drafts, gate) = (FakeDrafts.holding(), Gate())
    drafts.list.answers { (_) async throws(AppError) in
      await gate.pass()
      return []
    }
    let presenter = presenter(drafts)
    let opening = Task { await presenter.appear() }
    await gate.waitForArrival()
    let writing = Task { await presenter.send(.write("hello")) }
    gate.open()
    await opening.value
    await writing.value
    #expect(presenter.state.step == .preview && presenter.state.ready?.content.text == "hello")
  }

  @Test("says what went wrong until the next attempt has answered")
  func keepsProblem() async {
    let presenter = presenter(.holding())
    await presenter.appear()
    await presenter.send(.write("hello"))
    posts.publish.fails(.offline)
    await presenter.send(.publish)
    let gate = Gate()
    posts.publish.answers { (_) async throws(AppError) in
      await gate.pass()
      throw .timeout
    }
    let again = Task { await presenter.send(.publish) }
    await gate.waitForArrival()
    #expect(presenter.state.problem == .offline && presenter.state.action.isWorking)
    gate.open()
    await again.value
    #expect(presenter.state.problem == .timeout)
  }

  @Test("leaves a draft alone that it was stopped from going on with")
  func stoppedResuming() async {
    let begun = draft(PostForm(PostContent("Look", photos: [ID("1")])), "k", named: "a")
    let drafts = FakeDrafts.holding(begun)
    let presenter = presenter(drafts)
    await presenter.appear()
    posts.photos.fails(.cancelled)
    await presenter.send(.openDraft(ID("a")))
    await presenter.send(.begin)
    await presenter.send(.typing("other"))
    #expect(drafts.save.inputs == [draft("other", "key 1")])
  }
}
