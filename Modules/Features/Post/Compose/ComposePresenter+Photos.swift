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
  case alt(ID<Photo>, String)
  case remove(ID<Photo>)
  /// Leaves the question that is asked.
  case leave
}

/// Where among the photos one is.
public enum PhotoStep: Equatable, Sendable {
  case list
  /// The path of a file is being entered.
  case path
  /// What a photo shows is being entered.
  case alt(ID<Photo>)
}

// The photos of the post: checked and kept as soon as they are named, so that what is wrong with one shows at
// once.
extension ComposePresenter {
  func perform(_ intent: PhotoIntent) async {
    switch (intent, state.step) {
    case (.list, .preview): goToPhotos()
    case (.ask, .photos(.list)): askForPhoto()
    case (.add(let path), .photos(.path)): await add(path)
    case (.describe(let photo), .photos(.list)): describe(photo)
    case (.alt(let photo, let text), .photos(.alt(let asked))) where asked == photo:
      await setAlt(text, of: photo)
    case (.remove(let photo), .photos(.list)): await remove(photo)
    case (.leave, .photos(.list)): check()
    case (.leave, .photos): leaveQuestion()
    default: break
    }
  }

  /// Looks which of the photos of a draft are still there.
  func loadPhotos() async {
    do throws(AppError) {
      let photos = try await posts.photos(state.form.content.photos)
      let isComplete = photos.map(\.id) == state.form.content.photos
      state.photos = photos
      if isComplete { return }
      state.form.content.photos = photos.map(\.id)
      state.problem = .invalid(.photo, .wrong)
    } catch {
      if error != .cancelled { state.problem = error }
    }
  }

  private func goToPhotos() {
    state.entry = nil
    state.step = .photos(state.photos.isEmpty ? .path : .list)
  }

  private func askForPhoto() {
    guard state.photos.count < Photo.maximumCount else { return }
    state.step = .photos(.path)
  }

  private func leaveQuestion() {
    if state.photos.isEmpty { check() } else { goToPhotos() }
  }

  private func add(_ text: String) async {
    let path = PhotoPath.path(text)
    if path.isEmpty { return leaveQuestion() }
    isBusy = true
    defer { isBusy = false }
    do throws(AppError) {
      let photos = try await photos(from: path, orDropped: PhotoPath.dropped(text, behind: state.entry))
      state.photos += photos
      state.form.content.photos = state.photos.map(\.id)
      await saveDraft()
      if let photo = photos.first { describe(photo.id) }
    } catch {
      state.entry = text
      if error != .cancelled { state.problem = error }
    }
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

  private func setAlt(_ text: String, of id: ID<Photo>) async {
    isBusy = true
    defer { isBusy = false }
    do throws(AppError) {
      let photo = try await posts.setAlt(text.isNothing ? "" : text, of: id)
      state.photos = state.photos.map { $0.id == id ? photo : $0 }
      goToPhotos()
    } catch {
      state.entry = text
      if error != .cancelled { state.problem = error == .notFound ? .invalid(.photo, .wrong) : error }
    }
  }

  private func remove(_ photo: ID<Photo>) async {
    state.photos.removeAll { $0.id == photo }
    state.form.content.photos = state.photos.map(\.id)
    await saveDraft()
    if state.photos.isEmpty { check() }
  }
}
