import AppValues
import Entities

// What goes with the text: visibility, warning, place, language, and whether the photos are sensitive.
extension ComposePresenter {
  func choose(_ visibility: PostVisibility) async {
    state.form.visibility = visibility
    await saveDraft()
  }

  func setSensitive(_ isSensitive: Bool) async {
    if state.isEdit {
      state.form.content.isSensitive = isSensitive
    } else {
      state.form.isSensitive = isSensitive
    }
    await saveDraft()
  }

  func enter(_ setting: ComposeSetting, _ text: String) async throws(AppError) {
    try set(setting, to: text)
    await saveDraft()
  }
}
