public import AppScreens
import AppValues
public import Entities
import Foundation
public import Observation

/// Presents the viewer's own profile for editing. Each change is saved at once.
@MainActor
@Observable
public final class EditProfilePresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Hashable, Sendable {
    /// Asks a question; `enter`, `choose` or `keep` answers it.
    case ask(EditProfileState.Question)
    /// Answers the question with a text, or with the path of an image; an empty text or `-` removes an
    /// image, a custom field, the language or the sites. Ignored if that question isn't open.
    case enter(String, for: EditProfileState.Question)
    /// Answers the question about visibility.
    case choose(PostVisibility)
    /// Switches a choice on or off.
    case toggle(EditProfileState.Choice)
    /// Closes the question and changes nothing.
    case keep
    case refresh, signIn
  }

  /// The profile, the open question, and the outcome of the last action.
  public internal(set) var state: EditProfileState

  @ObservationIgnored private let interactor: EditProfileInteractor
  @ObservationIgnored private let people: ProfileInteractor
  @ObservationIgnored private let router: ProfileRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    ($0.state.places, $0.state.capabilities) = ($0.router.places, $0.interactor.capabilities)
  }

  init(interactor: EditProfileInteractor, people: ProfileInteractor, router: ProfileRouter) {
    state = EditProfileState(
      isSignedIn: people.isSignedIn, places: router.places, capabilities: interactor.capabilities)
    self.interactor = interactor
    self.people = people
    self.router = router
  }

  public func appear() async {
    await runner.read(state.profile == nil ? .queue : .latestWins, try await self.read())
  }

  /// Shows changes made elsewhere as they happen.
  public func follow() async {
    guard let id = people.viewerID else { return }
    for await signal in people.changes(of: id) where signal != .disconnected {
      await runner.catchUp(try await lookAgain())
    }
  }

  public func send(_ action: Action) async {
    switch action {
    case .ask(let question): await runner.change(.queue, state.ask(question))
    case .enter(let text, let question):
      await runner.change(.refuseWhileBusy, try await enter(text, for: question))
    case .choose(let visibility): await runner.change(.refuseWhileBusy, try await choose(visibility))
    case .toggle(let choice): await runner.change(.queue, try await toggle(choice))
    case .keep: await runner.change(.queue, try keep())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  // MARK: Answers

  /// Ignores a second answer, so that the message about the first stays.
  private func require(_ question: EditProfileState.Question?) throws(AppError) {
    guard let question, state.question == question else { throw .cancelled }
  }

  private func keep() throws(AppError) {
    try require(state.question)
    state.ask(nil)
  }

  private func enter(
    _ text: String, for question: EditProfileState.Question
  ) async throws(AppError) -> EditProfileState.Done? {
    try require(question)
    // An invalid answer stays in the field for correction.
    state.entry = text
    switch question {
    case .name: return try await answer(ProfileEdit(name: text))
    case .bio: return try await answer(ProfileEdit(bio: text))
    case .avatar: return try await enter(picture: text) { ProfileEdit(avatar: $0) }
    case .header: return try await enter(picture: text) { ProfileEdit(header: $0) }
    case .language: return try await answer(ProfileEdit(language: text))
    case .attributionDomains:
      return try await answer(ProfileEdit(attributionDomains: AttributionDomains.typed(text)))
    case .visibility: return nil
    case .label(let index): return try await enter(label: text, at: index)
    case .value(let index, let label):
      return try await answer { $0.put(ProfileField(label: label, value: text), at: index) }
    }
  }

  /// Sets an image by its path. `-` removes it, and an empty answer keeps what there is.
  private func enter(
    picture path: String, _ edit: (PictureChange) -> ProfileEdit
  ) async throws(AppError) -> EditProfileState.Done? {
    if path.meansNone { return try await answer(edit(.remove)) }
    if !path.allSatisfy(\.isWhitespace) { return try await answer(edit(.file(LocalFile(path: path)))) }
    state.ask(nil)
    return nil
  }

  private func enter(
    label: String, at index: Int
  ) async throws(AppError) -> EditProfileState.Done? {
    if label.allSatisfy(\.isWhitespace) || label.meansNone {
      return try await answer { if $0.indices.contains(index) { $0.remove(at: index) } }
    }
    state.ask(.value(index, label: try interactor.label(label)))
    return nil
  }

  private func choose(_ visibility: PostVisibility) async throws(AppError) -> EditProfileState.Done {
    try require(.visibility)
    return try await answer(ProfileEdit(visibility: visibility))
  }

  private func answer(_ change: (inout [ProfileField]) -> Void) async throws(AppError)
    -> EditProfileState.Done
  {
    guard var fields = state.profile?.user.fields else { throw .cancelled }
    change(&fields)
    return try await answer(ProfileEdit(fields: fields))
  }

  private func answer(_ edit: ProfileEdit) async throws(AppError) -> EditProfileState.Done {
    state.profile = try await interactor.edit(edit)
    state.ask(nil)
    return .saved
  }

  /// Leaves an open question open: this doesn't answer it.
  private func toggle(_ choice: EditProfileState.Choice) async throws(AppError) -> EditProfileState.Done {
    guard let profile = state.profile else { throw .cancelled }
    let user = profile.user
    let edit =
      switch choice {
      case .isLocked: ProfileEdit(isLocked: !user.isLocked)
      case .isBot: ProfileEdit(isBot: !user.isBot)
      case .hidesFollowers: ProfileEdit(hidesFollowers: !user.hidesFollowers)
      case .isDiscoverable: ProfileEdit(isDiscoverable: !user.isDiscoverable)
      case .isIndexable: ProfileEdit(isIndexable: !user.isIndexable)
      case .isSensitive: ProfileEdit(isSensitive: !profile.defaults.isSensitive)
      }
    state.profile = try await interactor.edit(edit)
    return .saved
  }

  private func lookAgain() async throws(AppError) {
    let (isShown, told) = (state.profile != nil, state.action.outcome)
    try await read()
    // The problem that kept it from being shown is over.
    if !isShown, state.action.outcome == told { runner.atOnce(()) }
  }

  private func read() async throws(AppError) {
    state.profile = try await runner.reads.latest(try await interactor.profile())
  }
}

extension [ProfileField] {
  /// Replaces the field at an index, or appends it.
  fileprivate mutating func put(_ field: ProfileField, at index: Int) {
    if indices.contains(index) { self[index] = field } else { append(field) }
  }
}
