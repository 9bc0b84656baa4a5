public import AppValues
public import Entities
import PostText

/// What can be done about the photos of a post that is being written.
public enum PhotoIntent: Hashable, Sendable {
  /// Shows those that are there; asks for the first where there are none.
  case list
  /// Asks for another.
  case ask
  /// Takes the file of this path.
  case add(String)
  /// Asks what a photo shows.
  case describe(ID<Photo>)
  /// Says what a photo shows; `describe` asks for it.
  case alt(ID<Photo>, String)
  /// Takes a photo off the post.
  case remove(ID<Photo>)
  /// Leaves the question that is asked.
  case leave
}

/// Where among the photos one is.
public enum PhotoStep: Equatable, Sendable {
  /// The photos are shown.
  case list
  /// The path of a file is being entered.
  case path
  /// What a photo shows is being entered.
  case alt(ID<Photo>)
}

// The photos of the post: checked and kept as soon as they are named, so that what is wrong with one shows at
// once.
extension ComposePresenter {
  func answer(_ intent: PhotoIntent) async throws(AppError) {
    switch (intent, state.step) {
    case (.list, .preview):
      if state.capabilities.maximumPhotos == 0 { throw .unsupported }
      goToPhotos()
    case (.ask, .photos(.list)): try askForPhoto()
    case (.add(let path), .photos(.path)): try await add(path)
    case (.describe(let photo), .photos(.list)): describe(photo)
    case (.alt(let photo, let text), .photos(.alt(let asked))) where asked == photo:
      try await setAlt(text, of: photo)
    case (.remove(let photo), .photos(.list)): try await remove(photo)
    case (.leave, .photos(.list)): try preview()
    case (.leave, .photos): try leaveQuestion()
    default: throw .cancelled
    }
  }

  /// Looks which of the photos of the form are still there.
  func loadPhotos() async throws(AppError) {
    try show(try await posts.photos(state.form.content.photos))
  }

  /// Shows those photos of the form that are still there. Throws `invalid(.photo, .wrong)` when others are not.
  func show(_ photos: [Photo]) throws(AppError) {
    let isComplete = photos.map(\.id) == state.form.content.photos
    state.photos = photos
    if isComplete { return }
    state.form.content.photos = photos.map(\.id)
    throw .invalid(.photo, .wrong)
  }

  private func goToPhotos() {
    state.entry = nil
    state.step = .photos(state.photos.isEmpty ? .path : .list)
  }

  private func askForPhoto() throws(AppError) {
    guard state.photos.count < state.capabilities.maximumPhotos else { throw .cancelled }
    state.step = .photos(.path)
  }

  private func leaveQuestion() throws(AppError) {
    if state.photos.isEmpty { try preview() } else { goToPhotos() }
  }

  private func add(_ text: String) async throws(AppError) {
    let path = PhotoPath.path(text)
    if path.isEmpty { return try leaveQuestion() }
    let dropped = PhotoPath.dropped(text, behind: state.entry)
    state.entry = text
    let photos = try await photos(from: path, orDropped: dropped)
    state.photos += photos
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
    if let photo = photos.first { describe(photo.id) }
  }

  /// When a file is dropped after a mistyped path, only the file counts.
  private func photos(from path: String, orDropped dropped: String?) async throws(AppError) -> [Photo] {
    do throws(AppError) {
      return try await posts.addPhotos(
        [NewPhoto(file: LocalFile(path: path), alt: "")], to: state.photos.count)
    } catch {
      guard let dropped, error == .invalid(.photo, .missing) else { throw error }
      let photo = NewPhoto(file: LocalFile(path: PhotoPath.path(dropped)), alt: "")
      return try await posts.addPhotos([photo], to: state.photos.count)
    }
  }

  private func describe(_ photo: ID<Photo>) {
    state.entry = nil
    state.step = .photos(.alt(photo))
  }

  private func setAlt(_ text: String, of id: ID<Photo>) async throws(AppError) {
    state.entry = text
    do throws(AppError) {
      let photo = try await posts.setAlt(text.meansNone ? "" : text, of: id)
      state.photos = state.photos.map { $0.id == id ? photo : $0 }
      goToPhotos()
    } catch .notFound {
      throw .invalid(.photo, .wrong)
    }
  }

  private func remove(_ photo: ID<Photo>) async throws(AppError) {
    state.photos.removeAll { $0.id == photo }
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
    if state.photos.isEmpty { try preview() }
  }
}
