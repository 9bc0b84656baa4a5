import AppValues
import Entities

/// What people can do with the photos of a post being written.
enum PhotoIntent: Hashable, Sendable {
  /// Shows the photos; asks for the first if there are none.
  case list
  /// Asks for another photo.
  case ask
  /// Adds the file at this path, which is taken as it is.
  case add(String)
  /// Asks for the description of a photo.
  case describe(ID<Photo>)
  /// Sets the description of a photo; `describe` asks for it.
  case alt(ID<Photo>, String)
  /// Removes a photo from the post.
  case remove(ID<Photo>)
  /// Stops asking.
  case leave
}

// The photos of the post: one is asked for by its path, then what it shows.
extension ComposeStepsPresenter {
  func answer(_ intent: PhotoIntent) async throws(AppError) {
    switch (intent, step) {
    case (.list, .preview):
      if page.state.capabilities.maximumPhotos == 0 { throw .unsupported }
      goToPhotos()
    case (.ask, .photos(.list)): try askForPhoto()
    case (.add(let path), .photos(.path)): try await add(path)
    case (.describe(let photo), .photos(.list)): go(to: .photos(.alt(photo)))
    case (.alt(let photo, let text), .photos(.alt(let asked))) where asked == photo:
      try await setAlt(text, of: photo)
    case (.remove(let photo), .photos(.list)):
      await page.remove(photo)
      if page.state.photos.isEmpty { try preview() }
    case (.leave, .photos(.list)): try preview()
    case (.leave, .photos): try leaveQuestion()
    default: throw .cancelled
    }
  }

  private func goToPhotos() { go(to: .photos(page.state.photos.isEmpty ? .path : .list)) }

  private func askForPhoto() throws(AppError) {
    guard page.state.photos.count < page.state.capabilities.maximumPhotos else { throw .cancelled }
    go(to: .photos(.path))
  }

  private func leaveQuestion() throws(AppError) {
    if page.state.photos.isEmpty { try preview() } else { goToPhotos() }
  }

  private func add(_ path: String) async throws(AppError) {
    if path.allSatisfy(\.isWhitespace) { return try leaveQuestion() }
    let photos = try await page.add([NewPhoto(file: LocalFile(path: path), alt: "")])
    if let photo = photos.first { go(to: .photos(.alt(photo.id))) }
  }

  private func setAlt(_ text: String, of id: ID<Photo>) async throws(AppError) {
    entry = text
    try await page.describe(id, text.meansNone ? "" : text)
    goToPhotos()
  }
}
