public import AppScreens
import AppValues
public import Entities
import Foundation
public import Observation
import PostText

/// Changing the viewer's own profile: each change is kept as soon as it is made.
@MainActor
@Observable
public final class EditProfilePresenter: ScreenPresenter {
  /// What can be done there.
  public enum Action: Hashable, Sendable {
    /// Asks for something; `enter`, `choose` or `keep` answers.
    case ask(EditProfileState.Question)
    case enter(String)
    case choose(PostVisibility)
    /// Makes so what is not, and the other way round.
    case toggle(EditProfileState.Choice)
    /// Leaves what was asked for as it is.
    case keep
    case refresh, signIn
  }

  public private(set) var state: EditProfileState

  @ObservationIgnored private let interactor: ProfileInteractor
  @ObservationIgnored private let router: ProfileRouter
  @ObservationIgnored private let reads = LatestRead()

  init(interactor: ProfileInteractor, router: ProfileRouter) {
    state = EditProfileState(isSignedIn: interactor.isSignedIn)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    await send(.refresh)
  }

  /// What is changed elsewhere stands here at once.
  public func follow() async {
    guard let id = interactor.viewerID else { return }
    for await signal in interactor.changes(of: id) where signal != .disconnected {
      do throws(AppError) {
        try await read()
      } catch {
        // Nobody asked for it; what is changed next says what is wrong.
      }
    }
  }

  public func send(_ action: Action) async {
    state.isSaved = false
    state.problem = nil
    do throws(AppError) {
      try await perform(action)
    } catch {
      if error != .cancelled, !Task.isCancelled { state.problem = error }
    }
  }

  private func perform(_ action: Action) async throws(AppError) {
    switch action {
    case .ask(let question): ask(question)
    case .enter(let text): try await enter(text)
    case .choose(let visibility): try await save(ProfileEdit(visibility: visibility))
    case .toggle(let choice): try await toggle(choice)
    case .keep: ask(nil)
    case .refresh: try await read()
    case .signIn: router.signIn()
    }
  }

  private func ask(_ question: EditProfileState.Question?) {
    state.question = question
    state.entry = nil
  }

  private func enter(_ text: String) async throws(AppError) {
    guard let question = state.question else { return }
    // What is not acceptable stands in the field, to be mended.
    state.entry = text
    switch question {
    case .name: try await save(ProfileEdit(name: text))
    case .bio: try await save(ProfileEdit(bio: text))
    case .avatar: if let change = picture(text) { try await save(ProfileEdit(avatar: change)) }
    case .header: if let change = picture(text) { try await save(ProfileEdit(header: change)) }
    case .language: try await save(ProfileEdit(language: text))
    case .visibility: break
    case .label(let place): try await enter(label: text, at: place)
    case .value(let place, let label):
      try await save { $0.put(ProfileField(label: label, value: text), at: place) }
    }
  }

  /// What was entered of a picture: its path, or that there is to be none; nil, and nothing is asked any more, for no
  /// answer.
  private func picture(_ text: String) -> PictureChange? {
    let path = PhotoPath.path(text)
    if path.isEmpty { ask(nil) }
    return path.isEmpty ? nil : path == "-" ? .remove : .file(LocalFile(path: path))
  }

  private func enter(label: String, at place: Int) async throws(AppError) {
    if ["", "-"].contains(label.trimmingCharacters(in: .whitespaces)) {
      try await save { if $0.indices.contains(place) { $0.remove(at: place) } }
    } else {
      ask(.value(place, label: try interactor.label(label)))
    }
  }

  private func toggle(_ choice: EditProfileState.Choice) async throws(AppError) {
    guard let user = state.profile?.user else { return }
    switch choice {
    case .isLocked: try await save(ProfileEdit(isLocked: !user.isLocked))
    case .isBot: try await save(ProfileEdit(isBot: !user.isBot))
    case .hidesFollowers: try await save(ProfileEdit(hidesFollowers: !user.hidesFollowers))
    }
  }

  private func save(_ change: (inout [ProfileField]) -> Void) async throws(AppError) {
    guard var fields = state.profile?.user.fields else { return }
    change(&fields)
    try await save(ProfileEdit(fields: fields))
  }

  private func save(_ edit: ProfileEdit) async throws(AppError) {
    let profile = try await interactor.edit(edit)
    reads.wrote()
    state.profile = profile
    state.isSaved = true
    ask(nil)
  }

  private func read() async throws(AppError) {
    let interactor = interactor
    let profile = try await reads.read { () async throws(AppError) -> OwnProfile in
      try await interactor.ownProfile()
    }
    if let profile { state.profile = profile }
  }
}

extension [ProfileField] {
  /// Puts a line in a place, or behind the last.
  fileprivate mutating func put(_ field: ProfileField, at place: Int) {
    if indices.contains(place) { self[place] = field } else { append(field) }
  }
}
