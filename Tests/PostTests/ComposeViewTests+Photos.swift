import AppScreens
import AppValues
import Entities
import Testing

@testable import Post

/// The photos of a post that is being written, on the screen.
extension ComposeViewTests {
  private func photo(_ number: Int, alt: String = "") -> Photo {
    Photo(
      id: ID("\(number)"), alt: alt, width: 640, height: 480, location: "/\(number).jpg",
      thumbnail: "/\(number).small.jpg")
  }

  @Test("lists the photos, to describe, to remove, and to add to")
  func photoList() {
    var state = state(.photos(.list))
    state.photos = [photo(1, alt: "A lake"), photo(2)]
    #expect(
      render(state) == """
        New post

        Photos of this post

        1. [Photo: A lake]
           640 × 480

        2. [Photo, no description]
           640 × 480

        You can edit descriptions and remove photos.

        3. Add a photo (a)
        4. Done (b)

        """)
    let entry = screen(state).entries[1]
    #expect(entry.open == .photos(.describe(ID("2"))))
    #expect(entry.shortcuts == ["x": .photos(.remove(ID("2")))])
    state.photos += [photo(3), photo(4)]
    #expect(
      render(state, .japanese).hasSuffix(
        """

        写真の説明を編集したり、写真を外したりできます。

        5. 完了 (b)

        """))
  }

  @Test("asks for a file, and for what a photo shows")
  func photoFields() throws {
    var state = state(.photos(.path))
    state.action = ActionState(outcome: .failed(.invalid(.photo, .malformed)))
    var field = try #require(screen(state).field)
    #expect(field.label == "File" && field.value.isEmpty && field.kind == .path)
    #expect(field.submit("a") == .photos(.add("a")) && field.cancel == .photos(.leave))
    #expect(
      render(state, .japanese).contains(
        "! 写真が破損しているか、途中で切れています。"))
    state.entry = nil
    state.action = ActionState()
    state.photos = [photo(1, alt: "A lake")]
    state.step = .photos(.alt(ID("1")))
    field = try #require(screen(state, .japanese).field)
    #expect(field.label == "写真の説明" && field.value == "A lake")
    #expect(field.submit("a") == .photos(.alt(ID("1"), "a")))
    #expect(render(state) == "New post\n\nPhoto, 640 × 480 pixels.\n")
  }

  @Test("offers photos to a post without a word")
  func photoInsteadOfWords() {
    var state = state(.preview)
    state.action = ActionState(outcome: .failed(.invalid(.text, .empty)))
    #expect(
      render(state) == """
        New post
        ! Write something or add a photo first.

        1. Keep writing (e)
        2. Photos: none
        3. Save as draft (b)
        4. Discard (d)

        """)
  }

  @Test("shows how many photos a draft has")
  func draftWithPhotos() {
    var state = state(.choosingDraft)
    state.drafts = [
      draft(PostForm(PostContent(photos: [ID("1"), ID("2")])), "1", named: "a"),
      draft(PostForm(PostContent("Look", photos: [ID("3")])), "2", named: "b"),
    ]
    #expect(
      render(state).contains("1. Post · just now\n   2 photos\n\n2. Post · just now\n   Look\n   1 photo\n"))
  }
}
