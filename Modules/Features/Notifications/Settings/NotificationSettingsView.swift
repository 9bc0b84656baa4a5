import AppScreens
import AppValues
import Entities
import Navigation

/// Draws the notification settings.
struct NotificationSettingsView {
  typealias Action = NotificationSettingsPresenter.Action

  let strings: NotificationSettingsStrings
  let context: ViewContext

  func screen(_ state: NotificationSettingsState) -> Screen<Action> {
    switch state.question {
    case .audience(let kind):
      Screen(
        title: strings.kind(kind), notices: notices(state),
        blocks: [.text(strings.audienceQuestion)], menu: audiences(state.settings?.audience(for: kind)))
    case .quiet:
      Screen(title: strings.quietHours, notices: notices(state), field: quiet(state))
    case nil:
      Screen(title: strings.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
    }
  }

  private func notices(_ state: NotificationSettingsState) -> [ScreenNotice] {
    if let problem = state.problem { return [ScreenNotice(.failed, context.words.explain(problem))] }
    return state.done == .saved ? [ScreenNotice(.done, strings.saved)] : []
  }

  private func blocks(_ state: NotificationSettingsState) -> [Block<Action>] {
    guard state.isSignedIn else { return [.text(strings.explanation)] }
    return (state.settings.map { blocks($0, state.capabilities) } ?? []) + alerts(state)
  }

  private func blocks(
    _ settings: NoticeSettings, _ capabilities: NoticeSettingsCapabilities
  ) -> [Block<Action>] {
    var blocks: [Block<Action>] = []
    if capabilities.audiences {
      blocks.append(.text(strings.explanation))
      blocks += NoticeKind.chosen.map { kind in
        entry(strings.kind(kind), strings.audience(settings.audience(for: kind)), .choose(kind))
      }
    }
    if capabilities.quietHours {
      let hours = settings.quiet.map(\.description) ?? strings.noQuietHours
      blocks.append(entry(strings.quietHours, hours, .askQuiet))
    }
    return blocks
  }

  private func alerts(_ state: NotificationSettingsState) -> [Block<Action>] {
    guard let alerts = state.alerts else { return [] }
    let ways = state.ways.map { way -> Block<Action> in
      let isOn = alerts.ways.contains(way)
      let value = isOn ? strings.on : strings.off
      return entry(
        strings.way(way), isOn && state.missing.contains(way) ? strings.missing(value) : value, .toggle(way))
    }
    return [.heading(strings.onThisMachine), .text(strings.onThisMachineExplained)] + ways
  }

  private func entry(_ name: String, _ value: String, _ action: Action) -> Block<Action> {
    .entry(Entry([Line([TextSpan("\(name): "), TextSpan(value, .strong)])], open: action))
  }

  private func audiences(_ present: NoticeAudience?) -> [MenuItem<Action>] {
    let choices = NoticeAudience.allCases.map { audience in
      let name = strings.audience(audience)
      return MenuItem(
        label: audience == present ? strings.current(name) : name, action: Action.setAudience(audience))
    }
    return choices + [MenuItem(key: "b", label: strings.keep, action: .keep)]
  }

  private func quiet(_ state: NotificationSettingsState) -> Field<Action> {
    Field(
      label: strings.quietHours, hint: strings.quietHint,
      value: state.typed ?? state.settings?.quiet?.description ?? "", isOptional: true,
      submit: { .setQuiet($0) }, cancel: .keep)
  }

  private func menu(_ state: NotificationSettingsState) -> [MenuItem<Action>] {
    guard state.isSignedIn, state.problem != .unauthenticated else {
      return state.places.contains(.signIn)
        ? [MenuItem(key: "i", label: strings.signIn, action: .signIn)] : []
    }
    let refresh = MenuItem(
      key: "r", label: state.settings == nil && state.alerts == nil ? strings.retry : strings.refresh,
      action: Action.refresh)
    let requests = MenuItem(label: strings.requests, action: Action.openRequests)
    return state.places.contains(.notificationRequests) ? [refresh, requests] : [refresh]
  }
}
