import AppScreens
import Entities
import Presentation

// What goes with the text: as choices of the preview's menu, and each as a question of its own.
extension ComposeView {
  private var words: ComposeSettingStrings { strings.settings }

  /// Each setting with what is chosen for it.
  func settings(_ ready: ComposeState.ReadyPost, _ state: ComposeState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if !state.isEdit {
      let name = ready.visibility.map(context.words.name(of:)) ?? words.asAnswered
      items.append(MenuItem(key: "v", label: words.visibility(name), action: .ask(.visibility)))
    }
    let content = ready.content
    let language = content.language.map(context.words.name(ofLanguage:))
    let warning = content.warning ?? words.none
    items.append(MenuItem(key: "c", label: words.warning(warning), action: .ask(.warning)))
    if state.capabilities.places {
      let place = content.place.map(written) ?? words.none
      items.append(MenuItem(key: "a", label: words.place(place), action: .ask(.place)))
    }
    return items + [
      MenuItem(key: "l", label: words.language(language ?? words.none), action: .ask(.language))
    ]
  }

  /// Asks for one setting.
  func ask(_ setting: ComposeSetting, _ state: ComposeState, _ screen: inout Screen<Action>) {
    switch setting {
    case .visibility:
      screen.blocks = [.heading(words.visibilityTitle)]
      if state.visibilities.count < state.capabilities.visibilities.count {
        screen.blocks.append(.text(words.narrowed))
      }
      screen.menu = state.visibilities.map { visibility in
        MenuItem(
          key: key(of: visibility), label: words.visibilityMeaning(visibility), action: .choose(visibility))
      }
      screen.menu += [
        MenuItem(key: "k", label: words.unchanged, action: .keep), .back(context.words, .keep),
      ]
    case .warning:
      screen.field = field(
        setting, words.warningField, words.warningHint, state.form.content.warning ?? "", state)
    case .place:
      let value = state.form.content.place.map(written) ?? ""
      screen.field = field(setting, words.placeField, words.placeHint, value, state)
    case .language:
      let value = state.form.content.language ?? state.ready?.content.language ?? ""
      screen.field = field(setting, words.languageField, words.languageHint, value, state)
    }
  }

  private func field(
    _ setting: ComposeSetting, _ label: String, _ hint: String, _ value: String, _ state: ComposeState
  ) -> Field<Action> {
    Field(
      .line, label: label, hint: hint, value: state.entry ?? value,
      submit: { .enter(setting, $0) }, cancel: .keep)
  }

  private func key(of visibility: PostVisibility) -> String {
    switch visibility {
    case .everyone: "p"
    case .unlisted: "u"
    case .followers: "f"
    case .direct: "d"
    }
  }

  /// A place as one writes it.
  private func written(_ place: Place) -> String {
    guard let latitude = place.latitude, let longitude = place.longitude else { return place.name }
    return "\(place.name)@\(latitude),\(longitude)"
  }
}
