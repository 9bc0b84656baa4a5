import AppScreens
import AppValues
import Entities
import Navigation
import PostText
import Presentation

/// Draws the announcements, and one of them.
struct AnnouncementsView {
  typealias Action = AnnouncementsPresenter.Action

  let strings: AnnouncementsStrings
  let context: ViewContext

  func screen(_ state: AnnouncementsState) -> Screen<Action> {
    guard let announcement = state.open else {
      return Screen(
        title: strings.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
    }
    var screen = Screen<Action>(
      title: strings.openTitle, notices: notices(state), blocks: [.lines(rendering.lines(announcement))])
    if let entry = state.entry {
      screen.field = Field(
        .line, label: strings.emojiField, hint: strings.emojiHint, value: entry, submit: { .react($0) },
        cancel: .keep)
    } else {
      screen.menu = reactions(to: announcement) + mentions(in: announcement, state) + end(of: announcement)
    }
    return screen
  }

  private var rendering: AnnouncementRendering {
    AnnouncementRendering(strings: strings, context: context)
  }

  private func notices(_ state: AnnouncementsState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale) + context.notices(readAt: state.list?.readAt)
  }

  private func outcome(_ state: AnnouncementsState) -> [ScreenNotice] {
    switch state.problem {
    case .notFound: return [ScreenNotice(.failed, strings.gone)]
    case let problem?: return context.notices(of: problem)
    case nil: break
    }
    let outcomes = context.words.social.outcomes
    switch state.done {
    case .dismissed: return [ScreenNotice(.done, strings.dismissed)]
    case .reacted(let emoji): return [ScreenNotice(.done, strings.reacted(emoji))]
    case .removed(let emoji): return [ScreenNotice(.done, strings.removed(emoji))]
    case .opened(let address): return [ScreenNotice(.done, outcomes.opened(address))]
    case .notOpened(let address): return [ScreenNotice(.failed, outcomes.notOpened(address))]
    case nil: return []
    }
  }

  // MARK: The list

  private func blocks(_ state: AnnouncementsState) -> [Block<Action>] {
    guard state.list != nil else { return [] }
    let announcements = state.announcements.filter { !$0.hasEnded(at: context.clock.now()) }
    if announcements.isEmpty { return [.text(strings.nothing)] }
    return announcements.map { announcement in
      var shortcuts: [String: Action] = [:]
      if let link = announcement.links.first, state.opensLinks { shortcuts["o"] = .link(link) }
      return .entry(
        Entry(rendering.lines(announcement), open: .open(announcement.id), shortcuts: shortcuts))
    }
  }

  private func menu(_ state: AnnouncementsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    let refresh = MenuItem(key: "r", label: context.words.shared.refresh, action: Action.refresh)
    let hasNew = state.announcements.contains { !$0.isRead && !$0.hasEnded(at: context.clock.now()) }
    return hasNew ? [MenuItem(label: strings.dismissAll, action: .dismissAll), refresh] : [refresh]
  }

  // MARK: One of them

  private func reactions(to announcement: Announcement) -> [MenuItem<Action>] {
    let known = announcement.reactions.map { reaction in
      let label = (reaction.isOwn ? strings.remove : strings.give)(reaction.emoji)
      return MenuItem(label: label, action: Action.set(reaction.emoji, !reaction.isOwn))
    }
    if known.count >= AnnouncementReaction.maximumCount { return known }
    return known + [MenuItem(label: strings.react, action: .askForEmoji)]
  }

  private func mentions(in announcement: Announcement, _ state: AnnouncementsState) -> [MenuItem<Action>] {
    let text = PostText(announcement.content.text)
    var items: [MenuItem<Action>] = []
    if state.places.contains(.person) {
      items += text.mentions.map { MenuItem(label: strings.person($0), action: .person(handle: $0)) }
    }
    if state.places.contains(.hashtag) {
      items += text.hashtags.map { MenuItem(label: strings.hashtag($0), action: .hashtag($0)) }
    }
    if state.opensLinks {
      items += announcement.links.map { MenuItem(label: strings.link($0), action: .link($0)) }
    }
    return items
  }

  private func end(of announcement: Announcement) -> [MenuItem<Action>] {
    let close = MenuItem(key: "b", label: strings.close, action: Action.close)
    if announcement.isRead { return [close] }
    return [MenuItem(label: strings.dismiss, action: .dismiss(announcement.id)), close]
  }
}

extension Announcement {
  /// The addresses in its text, each once.
  fileprivate var links: [String] {
    var seen: Set<String> = []
    return PostText(content.text).parts.filter { $0.kind == .link }.map { String($0.text) }
      .filter { seen.insert($0).inserted }
  }
}
