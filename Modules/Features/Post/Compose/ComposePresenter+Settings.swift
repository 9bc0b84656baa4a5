import AppValues
import Entities

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
}
