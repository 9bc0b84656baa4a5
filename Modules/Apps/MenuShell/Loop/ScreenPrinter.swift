import AppScreens
import SocialTerminal

/// Prints screens, and no more of each than is new to someone who has read the last one.
///
/// In a window a page of a screen is as high as that. What just happened comes last, next to the prompt, where it does
/// not scroll away.
@MainActor
final class ScreenPrinter {
  /// The line of hints for a page.
  typealias Hints = (_ hasNextPage: Bool, _ shown: ClosedRange<Int>?) -> HintLine

  /// The screen on the terminal.
  private struct Shown {
    let frame: Int
    /// As the feature made it.
    let bare: Screen<ScreenAction>
    /// Whether all of it was printed, not only what had changed.
    var isWhole: Bool
    /// Whether it has been said how the whole screen comes back.
    var hasHinted = false
    /// How many choices of its menu stand numbered on the terminal.
    var numberedChoices: Int
    /// The menu that was printed last on this visit.
    var menu = ""
  }

  /// How far someone has read on one visit.
  private struct Reading {
    var first = 0
    var page: ScreenPage?
    /// The highest number of an item that was on a page since the list became another.
    var seen = 0
    /// The number of the item that was opened from here.
    var opened: Int?
    /// What told the first item from others.
    var newest: String?
  }

  private let io: any TextIO
  private let pictures: PictureShelf?
  private let preferences: ShellPreferences
  private let strings: MenuShellStrings
  private var shown: Shown?
  private var readings: [Int: Reading] = [:]
  /// What of the help is still to be shown.
  var help = HelpPages([])
  /// Whom and what the screens have named.
  private(set) var names = SeenNames()

  /// - Parameter pictures: What draws pictures; nil where none are shown.
  init(
    io: any TextIO, pictures: TerminalPictures? = nil,
    preferences: ShellPreferences, strings: MenuShellStrings
  ) {
    self.io = io
    self.pictures = pictures.map { PictureShelf($0) }
    self.preferences = preferences
    self.strings = strings
  }

  /// Whether the last screen was printed as a whole.
  var isWhole: Bool { shown?.isWhole ?? false }

  /// How many choices of the menu can be made by the numbers beyond those of the items.
  var numberedChoices: Int { shown?.numberedChoices ?? 0 }

  /// The numbers of the items on the page; nil where all of them are shown.
  var shownNumbers: ClosedRange<Int>? { page?.numbers }

  /// The highest number that has been on a page of the list; nil where all of them are shown.
  var lastShown: Int? { page == nil ? nil : shown.flatMap { readings[$0.frame]?.seen } }

  private var page: ScreenPage? { shown.flatMap { readings[$0.frame]?.page } }

  /// Whether a screen's menu is one line of hints.
  var isShort: Bool { io.isInteractive && settings.menu == .short }

  private var settings: MenuShellSettings { preferences.settings }

  // MARK: Screens

  /// Prints a screen, or only what is new on it.
  ///
  /// - Parameters:
  ///   - screen: With what the shell adds.
  ///   - bare: As the feature made it.
  ///   - frame: The visit that it belongs to.
  ///   - hints: What can be typed, where the menu is not printed.
  ///   - isAgain: Whether the whole screen is wanted again.
  func show(
    _ screen: ShellScreen, bare: Screen<ScreenAction>, frame: Int, hints: Hints,
    isAgain: Bool = false
  ) async {
    let before = shown
    let isSameVisit = before?.frame == frame
    let now = Shown(
      frame: frame, bare: bare, isWhole: true, hasHinted: isSameVisit && before?.hasHinted == true,
      numberedChoices: isShort ? (bare.hasEntries ? 0 : bare.menu.count) : screen.screen.menu.count,
      menu: isSameVisit ? before?.menu ?? "" : "")
    shown = now
    move(bare, frame: frame, since: isSameVisit && !isAgain ? before?.bare : nil)
    await drawPictures(bare, frame: frame)
    if !isAgain, isSameVisit, let before, let part = part(screen, bare, since: before.bare, hints: hints) {
      shown?.isWhole = false
      if bare.offersTheSame(as: before.bare) { shown?.numberedChoices = before.numberedChoices }
      await print("\n" + part)
    } else {
      await print("\n" + whole(screen, bare, frame: frame, hints: hints))
    }
  }

  /// Prints the next page of the screen on the terminal; false if there is none.
  func showNextPage(_ screen: ShellScreen, hints: Hints) async -> Bool {
    guard let shown, let page = readings[shown.frame]?.page, page.hasMore else { return false }
    readings[shown.frame]?.first = page.blocks.upperBound
    readings[shown.frame]?.opened = nil
    self.shown?.isWhole = true
    // What had happened was said with the page before.
    var screen = screen
    screen.screen.notices = []
    await drawPictures(shown.bare, frame: shown.frame)
    await print("\n" + whole(screen, shown.bare, frame: shown.frame, hints: hints))
    return true
  }

  /// Notes which item someone opened, to lead them back to it.
  func noteOpened(_ number: Int) {
    guard let shown else { return }
    readings[shown.frame]?.opened = number
  }

  /// Forgets how far places were read that are no more.
  func keepReadings(of frames: some Sequence<Int>) {
    let kept = Set(frames)
    readings = readings.filter { kept.contains($0.key) }
  }

  /// Prints the help for a screen: in a window as much as fits, and the rest by `showMoreHelp`.
  func help(_ help: KeyList) async {
    shown?.isWhole = false
    self.help = HelpPages(help.rows(renderer))
    await print("\n")
    await showMoreHelp()
  }

  /// Prints what of the help did not fit; false if there is nothing.
  @discardableResult
  func showMoreHelp() async -> Bool {
    guard help.hasMore else { return false }
    let more = HintLine(hints: [HintLine.Hint(key: "m", meaning: strings.moreHint)], always: [])
    let page = help.next(height: io.isInteractive ? io.height : nil)
    await print(text(page + (help.hasMore ? [""] + renderer.wrap(more.line(width: renderer.width)) : [])))
    return true
  }

  /// Says one thing at once.
  func say(_ kind: ScreenNotice.Kind, _ text: String) async {
    await io.print(lines([ScreenNotice(kind, text)]))
  }

  /// The same without a mark before it.
  func say(_ text: String) async { await io.print(self.text(renderer.wrap(Line(text)))) }

  /// Tells news: above what is being typed, or before the next text.
  func tell(_ notices: [ScreenNotice]) async {
    if !notices.isEmpty { await io.announce(lines(notices)) }
  }

  // MARK: Pages

  /// Moves the page to where there is something new since an earlier state of the screen.
  private func move(_ bare: Screen<ScreenAction>, frame: Int, since before: Screen<ScreenAction>?) {
    var reading = readings[frame] ?? Reading()
    let newest = bare.newest
    // Only someone who comes back is shown what they opened.
    if before != nil { reading.opened = nil }
    if let before, !bare.continues(before), bare.changedBlocks(since: before) == nil { reading.seen = 0 }
    if let before, bare.continues(before) {
      // The list has grown below: on with its first new item.
      reading.first = bare.start(ofItem: before.numberedEntries.count + 1) ?? reading.first
    } else if reading.newest != nil, newest != reading.newest {
      // There is something new at the top, which you want to see after refreshing or publishing.
      reading.first = 0
      reading.opened = nil
      reading.seen = 0
    }
    reading.newest = newest
    readings[frame] = reading
  }

  private func whole(
    _ screen: ShellScreen, _ bare: Screen<ScreenAction>, frame: Int, hints: Hints
  ) -> String {
    guard bare.field == nil, io.isInteractive else { return full(screen, bare) }
    let notices = screen.screen.notices.isEmpty ? [] : [""] + noticeRows(screen.screen.notices)
    var reading = readings[frame] ?? Reading()
    let isMenu = !isShort || !bare.hasEntries || menuFits(screen, bare, reading, notices: notices, hints)
    if isShort { shown?.numberedChoices = isMenu ? bare.menu.count : 0 }
    let menu = isMenu ? menuRows(screen, bare) : []
    var numbered = screen.screen
    if isShort { numbered.menu = isMenu ? Array(numbered.menu.prefix(bare.menu.count)) : [] }
    let below = notices.count + menu.count + hintRows(hints(true, nil)).count
    let page = fittedPage(numbered, screen, &reading, below: below)
    reading.page = page
    reading.seen = max(reading.seen, page.numbers?.upperBound ?? 0)
    readings[frame] = reading
    let foot = menu + hintRows(hints(page.hasMore, page.numbers)) + notices
    return text(
      heading(screen, page, reading)
        + page.rows(of: numbered, turned: settings.order == .newestLast) + foot)
  }

  /// Whether a menu has choices that no letter and no word of the line of hints stands for, and all of it fits in the
  /// window below its list.
  private func menuFits(
    _ screen: ShellScreen, _ bare: Screen<ScreenAction>, _ reading: Reading, notices: [String], _ hints: Hints
  ) -> Bool {
    guard bare.menu.count(where: { $0.key == nil && !$0.label.isWord }) > 1, io.height != nil else {
      return false
    }
    var (reading, listed) = (reading, screen.screen)
    listed.menu = Array(listed.menu.prefix(bare.menu.count))
    let menu = renderer.menu(listed).count { $0 == "\n" } + 1
    let below = notices.count + menu + hintRows(hints(true, nil)).count
    return fittedPage(screen.screen, screen, &reading, below: below).blocks == 0..<bare.blocks.count
  }

  private func hintRows(_ hints: HintLine) -> [String] {
    isShort ? [""] + renderer.wrap(hints.line(width: renderer.width)) : []
  }

  /// The page to show, with what was opened from here on it.
  ///
  /// - Parameter below: How many rows there are below the content.
  private func fittedPage(
    _ numbered: Screen<ShellAction>, _ screen: ShellScreen, _ reading: inout Reading, below: Int
  ) -> ScreenPage {
    func page(_ heading: [String]) -> ScreenPage {
      // Above the prompt; the blank row on top may scroll away.
      let room = (io.height ?? .max / 2) - heading.count - below - 1
      return ScreenPage(numbered, from: reading.first, room: room, renderer: renderer)
    }
    func fitted() -> ScreenPage {
      // What the title says of the page may take a row itself.
      page(heading(screen, page(heading(screen, nil, reading)), reading))
    }
    let first = fitted()
    guard let opened = reading.opened, let numbers = first.numbers, !numbers.contains(opened) else {
      return first
    }
    reading.first = numbered.start(ofItem: opened) ?? reading.first
    return fitted()
  }

  private func heading(_ screen: ShellScreen, _ page: ScreenPage?, _ reading: Reading) -> [String] {
    let place = page.flatMap { page in
      // Where all is in view, no one asks how much of it is.
      page.numbers.flatMap { numbers -> String? in
        if numbers == 1...page.count, !screen.hasMore { return nil }
        // How many there are is said where it's known, not how many were read.
        guard let count = screen.screen.entryCount, count >= page.count else {
          return strings.position(numbers, page.count, screen.hasMore)
        }
        return strings.position(numbers, count, false)
      }
    }
    let title = Line(
      [TextSpan(screen.screen.title, .strong)] + screen.status.map { TextSpan(" · \($0)", .faint) },
      trailing: place.map { [TextSpan($0, .faint)] } ?? [])
    var rows = renderer.wrap(title)
    if let progress = screen.screen.progress { rows += renderer.wrap(Line(progress, .faint)) }
    let entries = screen.screen.numberedEntries
    if let opened = reading.opened, entries.indices.contains(opened - 1) {
      let item = entries[opened - 1].lines.first?.spans.map(\.text).joined() ?? ""
      rows += renderer.wrap(Line(strings.returned(opened, item), .faint))
    }
    return rows
  }

  // MARK: Whole screens

  /// All of a screen, for a pipe and for a question.
  private func full(_ screen: ShellScreen, _ bare: Screen<ScreenAction>) -> String {
    let whole = screen.joined
    // A question follows its screen at once; behind it a notice would look like its hint.
    guard whole.field == nil else { return renderer.render(whole) }
    let notices = whole.notices.isEmpty ? "" : "\n" + lines(whole.notices)
    let menu = renderer.menu(whole)
    // Someone who listens need not hear again what has not changed.
    guard menu == shown?.menu else {
      shown?.menu = menu
      return renderer.render(whole.withoutNotices) + notices
    }
    return renderer.render(whole.withoutNotices.withoutMenu) + notices
  }

  /// The numbered menu, unless it was the last that was printed on this visit.
  private func menuRows(_ screen: ShellScreen, _ bare: Screen<ScreenAction>) -> [String] {
    var listed = screen.screen
    if isShort { listed.menu = Array(listed.menu.prefix(bare.menu.count)) }
    let menu = renderer.menu(listed)
    if menu.isEmpty { return [] }
    if !isShort, menu == shown?.menu { return [] }
    shown?.menu = menu
    return [""] + menu.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// What of a screen is new, when that is less than the whole; nil otherwise.
  private func part(
    _ screen: ShellScreen, _ bare: Screen<ScreenAction>, since before: Screen<ScreenAction>,
    hints: Hints
  ) -> String? {
    let notices = screen.screen.notices.isEmpty ? [] : [lines(screen.screen.notices)]
    if bare.continues(before) {
      // In a window the next page shows it.
      if io.isInteractive { return nil }
      let added = renderer.render(screen.joined.withoutNotices, after: before.entries.count)
      shown?.menu = renderer.menu(screen.joined)
      return ([added] + notices).joined(separator: "\n")
    }
    guard let changed = bare.changedBlocks(since: before) else { return nil }
    var numbered = screen.screen
    if isShort { numbered.menu = [] }
    let rows = changed.flatMap { renderer.rows(numbered, of: $0..<$0 + 1).flatMap(\.self) }
    let blocks = text(Array(rows.drop(while: \.isEmpty)))
    var parts = changed.isEmpty ? [] : [blocks]
    if !bare.offersTheSame(as: before) {
      let page = page
      let menu =
        isShort
        ? text(Array(hintRows(hints(page?.hasMore ?? false, page?.numbers)).dropFirst()))
        : renderer.menu(screen.screen)
      if !isShort { shown?.menu = menu }
      parts.append(menu)
    }
    // Someone who asks for something always sees an answer.
    guard !(parts + notices).isEmpty else { return nil }
    return (parts + [hint() + notices.joined()].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  /// How the whole screen comes back: said once.
  private func hint() -> String {
    guard shown?.hasHinted == false else { return "" }
    shown?.hasHinted = true
    return text(renderer.wrap(Line(strings.enterShowsAll, .faint)))
  }

  // MARK: Rows

  /// Has the pictures drawn that a page shows.
  private func drawPictures(_ bare: Screen<ScreenAction>, frame: Int) async {
    guard settings.showsPictures, let pictures else { return }
    guard io.isInteractive, bare.field == nil else {
      return await pictures.draw(bare.blocks, width: renderer.width)
    }
    let (reading, room) = (readings[frame] ?? Reading(), io.height ?? .max / 2)
    let shown = await pictures.drawPage(of: bare, from: reading.first, room: room) { renderer }
    if let opened = reading.opened.flatMap(bare.start(ofItem:)), !shown.contains(opened) {
      _ = await pictures.drawPage(of: bare, from: opened, room: room) { renderer }
    }
  }

  private func print(_ text: String) async {
    names.add(from: text)
    await io.print(text)
  }

  private func lines(_ notices: [ScreenNotice]) -> String { text(noticeRows(notices)) }

  private func noticeRows(_ notices: [ScreenNotice]) -> [String] { notices.flatMap { renderer.notice($0) } }

  private func text(_ rows: [String]) -> String { rows.map { $0 + "\n" }.joined() }

  /// As wide as the window is now, up to what is read at ease.
  var renderer: ScreenRenderer {
    let style = style
    return ScreenRenderer(
      width: min(io.width, Self.measure), layout: isShort ? .columns : .words,
      paint: { style.paint($0, $1) }, drawing: drawing,
      linking: { style.link($0, to: $1) })
  }

  private var drawing: @Sendable (Picture, PictureSize) -> [String]? {
    guard settings.showsPictures, let drawn = pictures?.drawn else { return { _, _ in nil } }
    return { drawn[PictureShelf.Key(path: $0.path, size: $1)] }
  }

  private var style: TextStyle {
    switch settings.colours {
    case .automatic: io.style
    case .always: io.isInteractive ? .ansi : io.style
    case .never: .plain
    }
  }

  /// The most columns of a text that is read at ease. A wider window shows more with its height: most posts take a row or
  /// two, and hardly one less where rows are longer.
  private static let measure = 80
}
