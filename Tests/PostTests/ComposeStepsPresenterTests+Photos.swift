import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

/// The photos of a post that is being written.
extension ComposeStepsPresenterTests {
  private nonisolated func photo(_ number: Int, alt: String = "") -> Photo {
    Photo(
      id: ID("\(number)"), alt: alt, width: 4, height: 3, location: "/media/\(number).jpg",
      thumbnail: "/media/\(number).small.jpg")
  }

  /// A presenter that shows the preview of a text; each photo that is added gets the next number.
  private func previewing(_ drafts: FakeDrafts = .holding(), _ text: String = "Look") async
    -> ComposeStepsPresenter
  {
    posts.addPhoto.answers { [posts] (new) async throws(AppError) -> Photo in
      photo(posts.addPhoto.inputs.count, alt: new.alt)
    }
    posts.setAlt.answers { (change) async throws(AppError) -> Photo in
      photo(Int(change.photo.rawValue) ?? 0, alt: change.alt)
    }
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.write(text))
    return presenter
  }

  @Test("takes a photo, asks what it shows, and publishes it")
  func addsPhoto() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing(drafts)
    await presenter.send(.photos(.list))
    #expect(presenter.state.step == .photos(.path))
    await presenter.send(.photos(.add("/tmp/a 'b'\\ c.jpg")))
    #expect(posts.addPhoto.inputs == [NewPhoto(file: LocalFile(path: "/tmp/a 'b'\\ c.jpg"), alt: "")])
    #expect(presenter.state.step == .photos(.alt(ID("1"))))
    #expect(drafts.save.inputs.last?.form.content.photos == [ID("1")])
    await presenter.send(.photos(.alt(ID("1"), "A lake")))
    #expect(presenter.state.step == .photos(.list))
    #expect(presenter.state.photos == [photo(1, alt: "A lake")])
    await presenter.send(.photos(.leave))
    #expect(presenter.state.step == .preview)
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.map(\.post.content.photos) == [[ID("1")]])
  }

  @Test("says of each photo whether it has others beside it, since a film can't")
  func besideOthers() async throws {
    let presenter = await previewing()
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.add("/a.jpg")))
    let more = ["/b.jpg", "/c.jpg"].map { NewPhoto(file: LocalFile(path: $0), alt: "") }
    _ = try await presenter.page.posts.addPhotos(more)
    _ = try await presenter.page.posts.addPhotos([more[0]], to: 1)
    #expect(posts.addPhoto.inputs.map(\.isBesideOthers) == [false, true, true, true])
  }

  @Test("asks for a path again after one that was wrong, with nothing in the line")
  func wrongPath() async {
    let presenter = await previewing()
    posts.addPhoto.fails(.invalid(.photo, .missing))
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.add("/photos")))
    #expect(presenter.state.problem == .invalid(.photo, .missing))
    #expect(drawn(presenter).field?.kind == .path && drawn(presenter).field?.value == "")
  }

  @Test("lets a photo be a post without a word")
  func photoAlone() async {
    let presenter = await previewing(.holding(), "")
    #expect(presenter.state.problem == .invalid(.text, .empty))
    #expect(presenter.state.step == .preview && presenter.state.ready == nil)
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.add("/a.jpg")))
    await presenter.send(.photos(.alt(ID("1"), "")))
    await presenter.send(.photos(.leave))
    #expect(presenter.state.problem == nil && presenter.state.ready?.content.text == "")
  }

  @Test("changes what is said of a photo, and takes photos away")
  func changesPhotos() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing(drafts)
    for path in ["/1.jpg", "/2.jpg"] {
      await presenter.send(.photos(.list))
      await presenter.send(.photos(.ask))
      await presenter.send(.photos(.add(path)))
      await presenter.send(.photos(.leave))
      await presenter.send(.photos(.leave))
    }
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.describe(ID("2"))))
    await presenter.send(.photos(.alt(ID("2"), "－")))
    #expect(posts.setAlt.inputs == [.init(photo: ID("2"), alt: "")])
    await presenter.send(.photos(.remove(ID("1"))))
    #expect(presenter.state.step == .photos(.list) && presenter.state.form.content.photos == [ID("2")])
    await presenter.send(.photos(.remove(ID("2"))))
    #expect(presenter.state.step == .preview && presenter.state.photos == [])
    #expect(drafts.save.inputs.last?.form.content.photos == [])
  }

  @Test("asks again where a path is of no photo, and says what is wrong with it")
  func badPhoto() async {
    let presenter = await previewing()
    posts.addPhoto.fails(.invalid(.photo, .malformed))
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.add("~/cut.jpg")))
    #expect(presenter.state.step == .photos(.path))
    #expect(presenter.state.problem == .invalid(.photo, .malformed))
    posts.addPhoto.fails(.cancelled)
    await presenter.send(.photos(.add("~/slow.jpg")))
    #expect(presenter.state.problem == .invalid(.photo, .malformed) && presenter.state.step == .photos(.path))
    // Nothing entered is no photo wanted.
    await presenter.send(.photos(.add(" ")))
    #expect(presenter.state.step == .preview && presenter.state.photos == [])
  }

  @Test("keeps a description that is not acceptable, and has room for four photos")
  func limits() async {
    let presenter = await previewing()
    for number in 1...4 {
      await presenter.send(.photos(.list))
      await presenter.send(.photos(.ask))
      await presenter.send(.photos(.add("/\(number).jpg")))
      if number == 1 {
        await presenter.send(.photos(.alt(ID("1"), "a\u{1B}[2J")))
        #expect(presenter.state.problem == .invalid(.alt, .unprintable))
        #expect(presenter.state.entry == "a\u{1B}[2J" && presenter.state.step == .photos(.alt(ID("1"))))
        let long = String(repeating: "x", count: 1502)
        await presenter.send(.photos(.alt(ID("1"), long)))
        #expect(presenter.state.problem == .invalid(.alt, .tooLong(maximum: 1500, excess: 2)))
      }
      await presenter.send(.photos(.leave))
      await presenter.send(.photos(.leave))
    }
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.ask))
    #expect(presenter.state.step == .photos(.list) && presenter.state.photos.count == 4)
  }

  @Test("does nothing else while a photo is being taken")
  func busy() async {
    let presenter = await previewing()
    let gate = Gate()
    posts.addPhoto.answers { (_) async throws(AppError) -> Photo in
      await gate.pass()
      return photo(1)
    }
    await presenter.send(.photos(.list))
    let adding = Task { await presenter.send(.photos(.add("/a.jpg"))) }
    await gate.waitForArrival()
    await presenter.send(.photos(.add("/a.jpg")))
    await presenter.send(.photos(.leave))
    gate.open()
    await adding.value
    #expect(posts.addPhoto.inputs.count == 1 && presenter.state.photos == [photo(1)])
    #expect(presenter.state.step == .photos(.alt(ID("1"))))
  }

  @Test("brings the photos of a draft back, and says which are no longer there")
  func draftWithPhotos() async {
    let begun = draft(PostForm(PostContent("Look", photos: [ID("1"), ID("2")])), "k", named: "a")
    posts.photos.answers([photo(1), photo(2)])
    let whole = presenter(.holding(begun), draft: ID("a"))
    await whole.appear()
    #expect(whole.state.photos == [photo(1), photo(2)] && whole.state.problem == nil)
    posts.photos.answers([photo(2)])
    let rest = presenter(.holding(begun), draft: ID("a"))
    await rest.appear()
    #expect(rest.state.photos == [photo(2)] && rest.state.form.content.photos == [ID("2")])
    #expect(rest.state.problem == .invalid(.photo, .wrong))
  }

  @Test("says when a photo was used elsewhere since, and goes on without it")
  func usedMeanwhile() async {
    let presenter = await previewing()
    await presenter.send(.photos(.list))
    await presenter.send(.photos(.add("/a.jpg")))
    await presenter.send(.photos(.leave))
    await presenter.send(.photos(.leave))
    posts.publish.fails(.invalid(.photo, .wrong))
    posts.photos.answers([])
    await presenter.send(.publish)
    #expect(presenter.state.step == .preview && presenter.state.problem == .invalid(.photo, .wrong))
    #expect(presenter.state.photos == [])
  }
}
