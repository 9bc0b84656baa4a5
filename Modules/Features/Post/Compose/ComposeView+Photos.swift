import AppScreens
import AppValues
import Entities
import Presentation

// The photos of the post: the list, and the questions about one.
extension ComposeView {
  private var words: ComposePhotoStrings { strings.photos }

  /// The item that opens the photos.
  func photos(_ state: ComposeStepsState) -> [MenuItem<Action>] {
    if state.capabilities.maximumPhotos == 0 { return [] }
    let count = state.photos.isEmpty ? strings.settings.none : "\(state.photos.count)"
    return [MenuItem(label: words.photos(count), action: .photos(.list))]
  }

  func show(_ step: PhotoStep, _ state: ComposeStepsState, _ screen: inout Screen<Action>) {
    switch step {
    case .list:
      screen.blocks = [.heading(words.title)] + state.photos.map(entry) + [.text(words.listHint)]
      screen.menu = list(state)
    case .path:
      screen.field = Field(
        .path, label: words.pathField, hint: words.pathHint, submit: { .photos(.add($0)) },
        cancel: .photos(.leave))
    case .alt(let id):
      guard let photo = state.photos.first(where: { $0.id == id }) else { return }
      // Of a photo that waits to be uploaded, the size isn't known.
      screen.blocks = photo.width > 0 ? [.text(added(photo))] : []
      screen.field = Field(
        .line, label: words.altField, hint: words.altHint, value: state.entry ?? photo.alt, isOptional: true,
        submit: { .photos(.alt(id, $0)) }, cancel: .photos(.leave), remaining: { TextLimit.alt.remaining($0) }
      )
    }
  }

  private func added(_ photo: Photo) -> String {
    guard let film = photo.film else { return words.added(photo.width, photo.height) }
    return words.addedFilm(context.words.name(of: film.kind), photo.width, photo.height)
  }

  private func entry(_ photo: Photo) -> Block<Action> {
    let size = photo.width > 0 ? [Line("\(photo.width) × \(photo.height)", .faint)] : []
    return .entry(
      Entry(
        [context.posts.line(photo)] + size, open: .photos(.describe(photo.id)),
        shortcuts: ["x": .photos(.remove(photo.id))]))
  }

  private func list(_ state: ComposeStepsState) -> [MenuItem<Action>] {
    let add = MenuItem(key: "a", label: words.add, action: Action.photos(.ask))
    let done = MenuItem(key: "b", label: words.done, isDefault: true, action: Action.photos(.leave))
    return (state.photos.count < state.capabilities.maximumPhotos ? [add] : []) + [done]
  }
}
