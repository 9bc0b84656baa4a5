import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws exporting and importing an account's data.
struct ArchiveView {
  typealias Action = ArchivePresenter.Action

  /// The largest number of skipped records shown on the screen.
  private static let maximum = 20

  let strings: ArchiveStrings
  let context: ViewContext
  private var rendering: ArchiveRendering { ArchiveRendering(strings: strings) }

  func screen(_ state: ArchiveState) -> Screen<Action> {
    guard state.handle != nil else {
      return Screen(
        title: strings.title, blocks: [.text(context.words.explain(.unauthenticated))],
        menu: context.signIn(state.places.contains(.signIn), .signIn))
    }
    var screen = Screen<Action>(title: strings.title, notices: notices(state))
    switch state.step {
    case .choosing: choose(state, &screen)
    case .askingTarget: screen.field = target(state)
    case .askingToReplace: askToReplace(&screen, state)
    case .exported(let summary): tell(summary, of: state, &screen)
    case .askingSource: screen.field = source(state)
    case .found(let summary): ask(summary, of: state, &screen)
    case .stopped(let progress): tell(progress, &screen)
    case .imported(let report): tell(report, &screen)
    }
    return screen
  }

  private func notices(_ state: ArchiveState) -> [ScreenNotice] {
    var notices = state.problem.map { [ScreenNotice(.failed, explain($0, at: state.step))] } ?? []
    if let progress = state.progress { notices.append(ScreenNotice(.working, strings.progress(progress))) }
    switch state.step {
    case .exported: notices.append(ScreenNotice(.done, strings.exported(state.path)))
    case .imported: notices.append(ScreenNotice(.done, strings.imported))
    default: break
    }
    return notices
  }

  private func explain(_ problem: AppError, at step: ArchiveState.Step) -> String {
    switch step {
    case .askingTarget, .askingToReplace, .exported: context.words.explain(problem, about: .exporting)
    case .choosing, .askingSource, .found, .stopped, .imported: context.words.explain(problem)
    }
  }

  private func choose(_ state: ArchiveState, _ screen: inout Screen<Action>) {
    screen.blocks = [.text(strings.explanation)]
    screen.menu = [MenuItem(label: strings.export, action: .askTarget)]
    if state.capabilities.imports {
      screen.menu.append(MenuItem(label: strings.import, action: .askSource))
    }
  }

  private func target(_ state: ArchiveState) -> Field<Action> {
    Field(
      .path, label: strings.target, hint: strings.targetHint, submit: { .export(to: $0) }, cancel: .leave)
  }

  private func source(_ state: ArchiveState) -> Field<Action> {
    Field(
      .path, label: strings.source, hint: strings.sourceHint, submit: { .look($0) }, cancel: .leave)
  }

  private func askToReplace(_ screen: inout Screen<Action>, _ state: ArchiveState) {
    screen.blocks = [.text(strings.taken(state.path))]
    screen.menu = [
      MenuItem(key: "y", label: strings.replace, action: .replace),
      MenuItem(key: "e", label: strings.otherName, action: .askTarget), .back(context.words, .leave),
    ]
  }

  private func tell(_ summary: ArchiveSummary, of state: ArchiveState, _ screen: inout Screen<Action>) {
    screen.blocks = [.lines(rendering.lines(summary)), .text(strings.keepSafe)]
    screen.menu = [MenuItem(label: strings.goOn, isDefault: true, action: .leave)]
  }

  private func ask(_ summary: ArchiveSummary, of state: ArchiveState, _ screen: inout Screen<Action>) {
    screen.blocks = [.text(strings.found(summary.handle)), .lines(rendering.lines(summary))]
    if let handle = state.handle { screen.blocks.append(.text(strings.into(handle))) }
    let switches = ProfilePart.allCases.filter(summary.switches.contains).compactMap(strings.switchName)
    if !switches.isEmpty { screen.blocks.append(.text(strings.switchesOn(switches))) }
    screen.menu = [
      MenuItem(key: "y", label: strings.start, action: .start),
      MenuItem(key: "e", label: strings.otherFile, action: .askSource), .back(context.words, .leave),
    ]
  }

  private func tell(_ progress: ArchiveProgress, _ screen: inout Screen<Action>) {
    screen.blocks = [.text(strings.stopped(progress))]
    screen.menu = [
      MenuItem(key: "y", label: strings.resume, action: .start),
      MenuItem(label: strings.goOn, action: .leave), .back(context.words, .leave),
    ]
  }

  private func tell(_ report: ImportReport, _ screen: inout Screen<Action>) {
    screen.blocks = [.lines(rendering.lines(report))]
    let partial = report.partial
    screen.blocks += blocks(strings.skipped, report.missing, count: report.skippedCount - partial.count)
    screen.blocks += blocks(strings.partial, partial, count: partial.count)
    screen.menu = [MenuItem(label: strings.goOn, isDefault: true, action: .leave)]
  }

  private func blocks(_ heading: String, _ records: [SkippedRecord], count: Int) -> [Block<Action>] {
    if records.isEmpty { return [] }
    let named = Block<Action>.lines(records.prefix(Self.maximum).map(rendering.line))
    let more = count - Self.maximum
    return [.heading(heading), named] + (more > 0 ? [.text(strings.moreAbsent(more))] : [])
  }
}
