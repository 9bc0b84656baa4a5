import AppValues
import Entities
import Foundation

/// What can be chosen for a post beside its text.
public enum ComposeSetting: Hashable, Sendable, CaseIterable {
  case visibility, warning, place, language
}

// What goes with the text: who may see it, a warning, a place, the language.
extension ComposePresenter {
  func ask(_ setting: ComposeSetting) {
    // Visibility can't change after publishing: those who saw the post have seen it.
    guard state.step == .preview, !(state.isEdit && setting == .visibility) else { return }
    state.entry = nil
    state.step = .setting(setting)
  }

  func choose(_ visibility: PostVisibility) async {
    guard state.step == .setting(.visibility) else { return }
    state.form.visibility = visibility
    await saveDraft()
    check()
  }

  func enter(_ setting: ComposeSetting, _ text: String) async {
    guard state.step == .setting(setting) else { return }
    do throws(AppError) {
      try set(setting, to: text.isNothing ? "" : text)
    } catch {
      state.entry = text
      state.problem = error
      return
    }
    await saveDraft()
    check()
  }

  private func set(_ setting: ComposeSetting, to text: String) throws(AppError) {
    switch setting {
    case .visibility: break
    case .warning: state.form.content.warning = try posts.warning(text)
    case .place: state.form.content.place = try posts.place(text)
    case .language: state.form.content.language = text.isEmpty ? nil : try posts.language(text)
    }
  }
}

extension String {
  /// Whether this is what one enters to have nothing there.
  var isNothing: Bool {
    trimmingCharacters(in: .whitespaces).precomposedStringWithCompatibilityMapping == "-"
  }
}
