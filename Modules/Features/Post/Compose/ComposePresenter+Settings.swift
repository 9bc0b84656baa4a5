import AppValues
import Entities

/// What can be chosen for a post in addition to its text.
public enum ComposeSetting: Hashable, Sendable, CaseIterable {
  /// Who can see the post, chosen from a list; the warning shown before the text, the place
  /// (`Lake Biwa`, `Lake Biwa@35.25,136.1`) and the language (its code), all entered.
  case visibility, warning, place, language
  /// Whether the photos may disturb people, which isn't asked but switched.
  case sensitivity
}

// What goes with the text: visibility, warning, place, language, and whether the photos are sensitive.
extension ComposePresenter {
  func ask(_ setting: ComposeSetting) throws(AppError) {
    guard state.step == .preview else { throw .cancelled }
    if !state.has(setting) || setting == .sensitivity { throw .unsupported }
    state.entry = nil
    state.step = .setting(setting)
  }

  func choose(_ visibility: PostVisibility) async throws(AppError) {
    guard state.step == .setting(.visibility) else { throw .cancelled }
    state.form.visibility = visibility
    await saveDraft()
    try preview()
  }

  func setSensitive(_ isSensitive: Bool) async throws(AppError) {
    guard state.step == .preview else { throw .cancelled }
    if state.isEdit {
      state.form.content.isSensitive = isSensitive
    } else {
      state.form.isSensitive = isSensitive
    }
    await saveDraft()
    try preview()
  }

  func enter(_ setting: ComposeSetting, _ text: String) async throws(AppError) {
    guard state.step == .setting(setting) else { throw .cancelled }
    state.entry = text
    try set(setting, to: text.meansNone ? "" : text)
    await saveDraft()
    try preview()
  }

  private func set(_ setting: ComposeSetting, to text: String) throws(AppError) {
    switch setting {
    case .visibility, .sensitivity: break
    case .warning: state.form.content.warning = try posts.warning(text)
    case .place: state.form.content.place = try posts.place(text)
    case .language: state.form.content.language = text.isEmpty ? nil : try posts.language(text)
    }
  }
}
