import AppScreens
import SocialTerminal

/// Prints screens, and no more of each than is new to someone who has read the last one.
///
/// What just happened comes last, next to the prompt, where it does not scroll away.
@MainActor
final class ScreenPrinter {
  /// What stands on the terminal.
  private struct Shown {
    let frame: Int
    /// As the feature made it.
    let bare: Screen<ScreenAction>
    /// Whether all of it was printed, not only what had changed.
    var isWhole: Bool
    /// Whether it has been said how the whole screen comes back.
    var hasHinted = false
    /// Whether the menu has been shown again for someone who was not understood.
    var hasRepeatedMenu = false
  }

  private let io: any TextIO
  private let pictures: (@Sendable (_ path: String, _ columns: Int) async -> String?)?
  /// The pictures of the last screen, as they were drawn in this width.
  private var drawings: (width: Int, drawn: [String: String]) = (0, [:])
  private let strings: ShellStrings
  private var shown: Shown?
  /// Whom and what the screens have named.
  private(set) var names = SeenNames()

  /// - Parameter pictures: Draws the picture in a file; nil where none are shown.
  init(
    io: any TextIO, pictures: (@Sendable (_ path: String, _ columns: Int) async -> String?)? = nil,
    strings: ShellStrings
  ) {
    self.io = io
    self.pictures = pictures
    self.strings = strings
  }

  /// The visit whose screen stands on the terminal; nil when none does.
  var frame: Int? { shown?.frame }

  /// Whether the last screen was printed as a whole.
  var isWhole: Bool { shown?.isWhole ?? false }

  /// Prints a screen, or only what is new on it.
  ///
  /// - Parameters:
  ///   - screen: With what the shell adds.
  ///   - bare: As the feature made it.
  ///   - frame: The visit that it belongs to.
  ///   - isAgain: Whether the whole screen is wanted again.
  func show(
    _ screen: Screen<ShellAction>, bare: Screen<ScreenAction>, frame: Int, isAgain: Bool = false
  ) async {
    let before = shown
    let isSameVisit = before?.frame == frame
    let now = Shown(
      frame: frame, bare: bare, isWhole: true, hasHinted: isSameVisit && before?.hasHinted == true,
      hasRepeatedMenu: isSameVisit && before?.hasRepeatedMenu == true)
    shown = now
    await draw(screen)
    let all = whole(screen)
    names.add(from: all)
    if !isAgain, isSameVisit, let before, let part = part(screen, bare, since: before.bare) {
      shown?.isWhole = false
      await io.print("\n" + part)
    } else {
      await io.print("\n" + all)
    }
  }

  /// Has the pictures of a screen drawn, those anew that were not on the last.
  private func draw(_ screen: Screen<ShellAction>) async {
    guard let pictures else { return }
    let width = io.width
    let before = drawings.width == width ? drawings.drawn : [:]
    drawings = (width, [:])
    for case .picture(let picture) in screen.blocks {
      if let drawn = before[picture.path] {
        drawings.drawn[picture.path] = drawn
      } else {
        drawings.drawn[picture.path] = await pictures(picture.path, width)
      }
    }
  }

  /// Says why nothing happened; the first time on a screen shows its menu again.
  func refuse(_ reason: String, on screen: Screen<ShellAction>) async {
    await say(.failed, reason)
    guard shown?.hasRepeatedMenu == false else { return }
    shown?.hasRepeatedMenu = true
    await io.print(renderer.menu(screen))
  }

  /// Prints the help for a screen, and its menu.
  func help(_ help: Help, on screen: Screen<ShellAction>) async {
    let lines = help.lines(for: screen).flatMap { renderer.wrap($0, hanging: 10) }
    await io.print("\n" + lines.map { $0 + "\n" }.joined() + "\n" + renderer.menu(screen))
    shown?.isWhole = false
  }

  /// Says one thing at once.
  func say(_ kind: ScreenNotice.Kind, _ text: String) async {
    await io.print(lines([ScreenNotice(kind, text)]))
  }

  /// Tells news: above what is being typed, or before the next text.
  func tell(_ notices: [ScreenNotice]) async {
    if !notices.isEmpty { await io.announce(lines(notices)) }
  }

  private func whole(_ screen: Screen<ShellAction>) -> String {
    // A question follows its screen at once; behind it a notice would look like its hint.
    guard screen.field == nil, !screen.notices.isEmpty else { return renderer.render(screen) }
    return renderer.render(screen.withoutNotices) + "\n" + lines(screen.notices)
  }

  /// What of a screen is new, when that is less than the whole; nil otherwise.
  private func part(
    _ screen: Screen<ShellAction>, _ bare: Screen<ScreenAction>, since before: Screen<ScreenAction>
  ) -> String? {
    let notices = screen.notices.isEmpty ? [] : [lines(screen.notices)]
    if bare.continues(before) {
      let added = renderer.render(screen.withoutNotices, after: before.entries.count)
      return ([added] + notices).joined(separator: "\n")
    }
    guard let changed = bare.changedBlocks(since: before) else { return nil }
    var parts = changed.isEmpty ? [] : [renderer.render(screen, blocks: changed)]
    if !bare.offersTheSame(as: before) { parts.append(renderer.menu(screen)) }
    // Whoever asks for something always sees an answer.
    guard !(parts + notices).isEmpty else { return nil }
    return (parts + [hint() + notices.joined()].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  /// How the whole screen comes back: said once.
  private func hint() -> String {
    guard shown?.hasHinted == false else { return "" }
    shown?.hasHinted = true
    return renderer.wrap(Line(strings.enterShowsAll, .faint)).map { $0 + "\n" }.joined()
  }

  private func lines(_ notices: [ScreenNotice]) -> String {
    notices.flatMap { renderer.notice($0) }.map { $0 + "\n" }.joined()
  }

  private var renderer: ScreenRenderer { ScreenRenderer(for: io, drawings.drawn) }
}

extension Screen {
  fileprivate var withoutNotices: Screen {
    var screen = self
    screen.notices = []
    return screen
  }
}
