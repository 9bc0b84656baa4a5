import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("Photos before their post")
struct PhotoInteractorTests {
  private final class FakeLibrary: PhotoLibrary {
    let photo = Expected<ID<Photo>, Photo>("photo")
    let change = Expected<PhotoChange, Photo>("change")
    let delete = Expected<ID<Photo>, Void>("delete")

    func photo(_ id: ID<Photo>) async throws(AppError) -> Photo { try await photo.callAsFunction(id) }
    func change(_ id: ID<Photo>, _ change: PhotoChange) async throws(AppError) -> Photo {
      try await self.change(change)
    }
    func delete(_ id: ID<Photo>) async throws(AppError) { try await delete.callAsFunction(id) }
  }

  private let library = FakeLibrary()
  private let cat = Photo(id: ID("1"), alt: "A cat", width: 4, height: 3, location: nil, thumbnail: nil)

  private var photos: PhotoInteractor { PhotoInteractor(library: library) }

  @Test("are described in the form in which descriptions are kept")
  func described() async throws {
    library.change.answers(cat)
    #expect(
      try await photos.change(ID("1"), PhotoChange(alt: " A cat\r\n ", focus: PhotoFocus(x: 0.5, y: 0)))
        == cat)
    #expect(try await photos.change(ID("1"), PhotoChange(focus: .center)) == cat)
    #expect(
      library.change.inputs == [
        PhotoChange(alt: "A cat", focus: PhotoFocus(x: 0.5, y: 0)), PhotoChange(focus: .center),
      ])
  }

  @Test("are not changed by a description that is too long")
  func tooLong() async {
    let alt = String(repeating: "a", count: TextLimit.alt.characters + 1)
    await #expect(
      throws: AppError.invalid(.alt, .tooLong(maximum: TextLimit.alt.characters, excess: 1))
    ) {
      try await photos.change(ID("1"), PhotoChange(alt: alt))
    }
  }

  @Test("are only read where nothing changes")
  func unchanged() async throws {
    library.photo.answers(cat)
    #expect(try await photos.change(ID("1"), PhotoChange()) == cat)
    #expect(try await photos.photo(ID("1")) == cat)
  }
}
