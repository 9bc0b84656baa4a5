import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

/// Writing where not everything can be written.
extension ComposeStepsPresenterTests {
  private func previewing(
    _ text: String = "hello", _ limit: (inout PostWritingCapabilities) -> Void
  ) async -> ComposeStepsPresenter {
    posts.can.change { limit(&$0) }
    let presenter = presenter(.holding())
    await presenter.appear()
    await presenter.send(.write(text))
    return presenter
  }

  func drawn(_ presenter: ComposeStepsPresenter) -> Screen<ComposeStepsPresenter.Action> {
    ComposeViewTests().screen(presenter.state)
  }

  @Test("asks for no place where there are none")
  func noPlaces() async {
    let presenter = await previewing { $0.places = false }
    #expect(!drawn(presenter).menu.contains { $0.action == .ask(.place) })
    await presenter.send(.ask(.place))
    #expect(presenter.state.problem == .unsupported && presenter.state.step == .preview)
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.count == 1)
    let place = Place(name: "Pier", latitude: nil, longitude: nil)
    #expect(throws: AppError.unsupported) {
      try presenter.page.posts.ready(PostForm(PostContent("x", place: place)), answering: nil)
    }
  }

  @Test("takes no photos where none are taken, and no more than fit")
  func photos() async {
    let without = await previewing { $0.maximumPhotos = 0 }
    #expect(!drawn(without).menu.contains { $0.action == .photos(.list) })
    await without.send(.photos(.list))
    #expect(without.state.problem == .unsupported && without.state.step == .preview)
    let one = await previewing { $0.maximumPhotos = 1 }
    posts.addPhoto.answers(Photo(id: ID("1"), alt: "", width: 1, height: 1, location: nil, thumbnail: nil))
    await one.send(.photos(.list))
    await one.send(.photos(.add("/a.jpg")))
    await one.send(.photos(.leave))
    #expect(!drawn(one).menu.contains { $0.action == .photos(.ask) })
    await #expect(throws: AppError.invalid(.photos, .tooLong(maximum: 1, excess: 1))) {
      try await one.page.posts.addPhotos([NewPhoto(file: LocalFile(path: "/b.jpg"), alt: "")], to: 1)
    }
  }

  @Test("takes as long a text as fits here")
  func length() async {
    let presenter = await previewing(String(repeating: "x", count: 900)) { $0.maximumLength = 1000 }
    #expect(presenter.state.ready?.remaining == 100)
    await presenter.send(.resume)
    #expect(drawn(presenter).field?.hint?.hasPrefix("Up to 1,000 characters.") == true)
    await presenter.send(.write(String(repeating: "x", count: 1001)))
    #expect(presenter.state.problem == .invalid(.text, .tooLong(maximum: 1000, excess: 1)))
  }

  @Test("offers only those who may be chosen to see it here")
  func visibilities() async {
    let presenter = await previewing { $0.visibilities = [.everyone, .followers] }
    #expect(presenter.state.visibilities == [.everyone, .followers])
    await presenter.send(.ask(.visibility))
    await presenter.send(.choose(.direct))
    #expect(presenter.state.problem == .unsupported && presenter.state.ready == nil)
  }

  @Test("mends who may see it, where the source does not have what the draft or the account says")
  func mendsVisibility() async {
    posts.can.change { $0.visibilities = [.everyone] }
    for (form, standard) in [
      (PostForm(PostContent("x"), visibility: .direct), PostVisibility.everyone),
      (PostForm(PostContent("x")), .followers),
    ] {
      posts.defaults.change { $0 = WritingDefaults(visibility: standard) }
      let presenter = presenter(.holding(draft(form, "k")), draft: ID("new"))
      await presenter.appear()
      await presenter.send(.write("x"))
      #expect(presenter.state.problem == .unsupported && presenter.state.ready == nil)
      #expect(drawn(presenter).menu.contains { $0.action == .ask(.visibility) })
      await presenter.send(.ask(.visibility))
      await presenter.send(.choose(.everyone))
      #expect(presenter.state.ready?.visibility == .everyone)
      #expect(!drawn(presenter).menu.contains { $0.action == .ask(.visibility) })
    }
  }

  @Test("does not ask who may see it where there is nothing to choose")
  func oneVisibility() async {
    let presenter = await previewing { $0.visibilities = [.everyone] }
    #expect(presenter.state.ready != nil)
    #expect(!drawn(presenter).menu.contains { $0.action == .ask(.visibility) })
    await presenter.send(.ask(.visibility))
    #expect(presenter.state.problem == .unsupported && presenter.state.step == .preview)
  }

  @Test("takes a place and a language away that cannot be published", arguments: [false, true])
  func mendsContent(isEdit: Bool) async {
    let form = PostForm(
      PostContent("x", language: "zzz", place: Place(name: "Pier", latitude: nil, longitude: nil)))
    posts.can.change { $0.places = false }
    posts.thread.answers(PostThread(ancestors: [], post: post("9", by: alice, "one")))
    let writing: Writing = isEdit ? .edit(of: ID("9")) : .post
    let kept = draft(form, "k", writing)
    let presenter = presenter(.holding(kept), writing, draft: isEdit ? nil : kept.id)
    await presenter.appear()
    await presenter.send(.write("x"))
    for (setting, problem) in [
      (ComposeSetting.place, AppError.unsupported), (.language, .invalid(.language, .malformed)),
    ] {
      #expect(presenter.state.problem == problem && presenter.state.ready == nil)
      #expect(drawn(presenter).menu.contains { $0.action == .ask(setting) })
      await presenter.send(.ask(setting))
      await presenter.send(.enter(setting, "-"))
    }
    #expect(presenter.state.ready != nil)
    #expect(!drawn(presenter).menu.contains { $0.action == .ask(.place) })
  }

  @Test("knows of an edit what its source can do once the post was read, also where that failed")
  func capabilitiesOfEdit() async {
    let (can, mine) = (posts.can, post("9", by: alice, "one"))
    can.change { $0.edits = false }
    posts.thread.answers { (_) async throws(AppError) in
      can.change {
        $0.edits = true
        $0.maximumLength = 1000
        $0.visibilities = [.everyone]
      }
      return PostThread(ancestors: [], post: mine)
    }
    let presenter = presenter(.holding(), .edit(of: ID("9")))
    #expect(!presenter.state.capabilities.edits)
    await presenter.appear()
    #expect(presenter.state.step == .writing && presenter.state.capabilities == can.value)
    #expect(presenter.state.visibilities == [.everyone])
    posts.thread.answers { (_) async throws(AppError) in
      can.change { $0.maximumLength = 2000 }
      throw .offline
    }
    let unread = self.presenter(.holding(), .edit(of: ID("9")))
    await unread.appear()
    #expect(unread.state.problem == .offline && unread.state.capabilities.maximumLength == 2000)
  }

  @Test("knows what its source can do once that has answered anything")
  func capabilitiesBehindAction() async {
    let presenter = await previewing { _ in }
    let can = posts.can
    posts.publish.answers { (_) async throws(AppError) in
      can.change { $0.maximumLength = 1000 }
      throw .invalid(.text, .tooLong(maximum: 1000, excess: 1))
    }
    await presenter.send(.publish)
    #expect(presenter.state.capabilities.maximumLength == 1000)
  }

  @Test("edits nothing where nothing can be edited")
  func noEdits() async {
    posts.can.change { $0.edits = false }
    posts.thread.answers(PostThread(ancestors: [], post: post("9", by: alice)))
    let presenter = presenter(.holding(), .edit(of: ID("9")))
    await presenter.appear()
    #expect(presenter.state.step == .closed && presenter.state.problem == .unsupported)
    #expect(drawn(presenter).menu.isEmpty)
    await #expect(throws: AppError.unsupported) {
      try await presenter.page.posts.edit(ID("9"), PostForm(PostContent("x")), basedOn: nil)
    }
  }

  @Test("offers no way to what the app does not have, and leaves where it shows no post")
  func missingPlaces() async {
    navigator.hasPlace = { _ in false }
    let closed = presenter(.holding(), viewer: .anonymous)
    await closed.appear()
    #expect(drawn(closed).menu.isEmpty)
    await closed.send(.signIn)
    #expect(closed.state.problem == .unsupported)
    await closed.appear()
    #expect(closed.state.problem == .unauthenticated)
    let choosing = presenter(.holding(draft("half a thou", "kept")))
    await choosing.appear()
    #expect(drawn(choosing).menu.map(\.action) == [.begin])
    await choosing.send(.allDrafts)
    #expect(choosing.state.problem == .unsupported && navigator.moves.isEmpty)
    let presenter = await previewing { _ in }
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(navigator.moves == [.back])
  }

  @Test("asks before it discards what is not kept, and publishes again under the same key")
  func noDrafts() async {
    let presenter = presenter(nil)
    await presenter.appear()
    #expect(presenter.state.step == .writing)
    #expect(drawn(presenter).field?.hint == "Up to 500 characters.")
    await presenter.send(.typing("hello"))
    await presenter.send(.leave)
    #expect(presenter.state.step == .confirmingDiscard && navigator.moves.isEmpty)
    await presenter.send(.keep)
    #expect(presenter.state.step == .preview)
    #expect(drawn(presenter).menu.last?.action == .leave && drawn(presenter).menu.last?.key == "b")
    for _ in 0..<2 {
      posts.publish.fails(.offline)
      await presenter.send(.publish)
    }
    #expect(Set(posts.publish.inputs.map(\.key)).count == 1)
    await presenter.send(.leave)
    await presenter.send(.confirmDiscard)
    #expect(navigator.moves == [.back])
    let blank = self.presenter(nil)
    await blank.appear()
    await blank.send(.leave)
    #expect(navigator.moves == [.back, .back])
  }
}
