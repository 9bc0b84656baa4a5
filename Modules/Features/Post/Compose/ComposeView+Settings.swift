import AppScreens
import AppValues
import Entities
import Foundation
import Presentation

// What goes with the text: items of the preview's menu, and a question for each.
extension ComposeView {
  private var words: ComposeSettingStrings { strings.settings }

  /// Each setting with its value; while the post isn't valid, only those that may need correction.
  func settings(_ state: ComposeStepsState) -> [MenuItem<Action>] {
    ComposeSetting.allCases.filter { state.page.has($0) && (state.ready != nil || state.page.mayBeWrong($0)) }
      .map { item($0, state) }
  }

  private func item(_ setting: ComposeSetting, _ state: ComposeStepsState) -> MenuItem<Action> {
    let content = state.ready?.content ?? state.form.content
    var action = Action.ask(setting)
    let label =
      switch setting {
      case .visibility: words.visibility(visibility(state))
      case .warning: words.warning(content.warning ?? words.none)
      case .place: words.place(content.place.map(written) ?? words.none)
      case .poll: words.poll(content.poll.map(PollRule.written) ?? words.none)
      case .time: words.time(state.form.time.map(context.words.dateAndTime) ?? words.now)
      case .language:
        words.language(content.language.map(context.words.name(ofLanguage:)) ?? words.none)
      case .sensitivity: words.sensitivity(content.isSensitive)
      }
    if setting == .sensitivity { action = .setSensitive(!content.isSensitive) }
    return MenuItem(label: label, action: action)
  }

  private func visibility(_ state: ComposeStepsState) -> String {
    let standard = state.writing == .post ? state.defaults.visibility : nil
    let visibility = state.ready.map(\.visibility) ?? state.form.visibility ?? standard
    return visibility.map(context.words.name(of:)) ?? words.asAnswered
  }

  /// Asks for one setting.
  func ask(_ setting: ComposeSetting, _ state: ComposeStepsState, _ screen: inout Screen<Action>) {
    switch setting {
    case .visibility:
      screen.blocks = [.heading(words.visibilityTitle)]
      if state.visibilities.count < state.capabilities.visibilities.count {
        screen.blocks.append(.text(words.narrowed))
      }
      screen.menu = state.visibilities.map { visibility in
        MenuItem(
          label: words.visibilityMeaning(visibility), action: .choose(visibility))
      }
      screen.menu += [
        MenuItem(key: "b", label: words.unchanged, action: .keep)
      ]
    case .warning:
      screen.field = field(
        setting, words.warningField, words.warningHint, state.form.content.warning ?? "", state,
        remaining: { TextLimit.warning.remaining($0) })
    case .place:
      let value = state.form.content.place.map(written) ?? ""
      screen.field = field(setting, words.placeField, words.placeHint, value, state)
    case .poll:
      let value = state.form.content.poll.map(PollRule.written) ?? ""
      screen.field = field(setting, words.pollField, words.pollHint, value, state)
    case .time:
      screen.field = field(
        setting, words.timeField, words.timeHint(context.words.timeZone.identifier), "", state)
    case .language:
      let value = state.form.content.language ?? state.ready?.content.language ?? ""
      screen.field = field(setting, words.languageField, words.languageHint, value, state)
    case .sensitivity: break
    }
  }

  private func field(
    _ setting: ComposeSetting, _ label: String, _ hint: String, _ value: String, _ state: ComposeStepsState,
    remaining: (@Sendable (String) -> Int)? = nil
  ) -> Field<Action> {
    Field(
      .line, label: label, hint: hint, value: state.entry ?? value, isOptional: true,
      submit: { .enter(setting, $0) }, cancel: .keep, remaining: remaining)
  }

  /// A place as people enter it.
  private func written(_ place: Place) -> String {
    guard let latitude = place.latitude, let longitude = place.longitude else { return place.name }
    return "\(place.name)@\(latitude),\(longitude)"
  }
}
