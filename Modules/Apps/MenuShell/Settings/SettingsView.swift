public import AppScreens

/// Draws the settings of the shell.
struct SettingsView {
  let words: Words

  @MainActor
  func screen(_ presenter: SettingsPresenter) -> Screen<SettingsPresenter.Action> {
    let strings = SettingsStrings.of(words.language)
    let settings = presenter.settings
    let rows: [(String, String, SettingsPresenter.Action)] = [
      (strings.menu, strings.name(of: settings.menu), .menu),
      (strings.order, strings.name(of: settings.order), .order),
      (strings.pictures, settings.showsPictures ? strings.on : strings.off, .pictures),
      (strings.colours, strings.name(of: settings.colours), .colours),
      (strings.language, strings.name(ofLanguage: settings.language), .language),
    ]
    var blocks: [Block<SettingsPresenter.Action>] = [
      .lines([Line(strings.explanation), Line(strings.fullMenus)])
    ]
    blocks += rows.map { name, value, action in
      .entry(Entry([Line([TextSpan("\(name): "), TextSpan(value, .strong)])], open: action))
    }
    blocks += presenter.links.enumerated().map { .entry(Entry([Line($1.label)], open: .open($0))) }
    return Screen(
      title: strings.title,
      notices: presenter.action.problem.map { [ScreenNotice(.failed, words.explain($0))] } ?? [],
      blocks: blocks)
  }
}

extension ShellPreferences {
  /// The screen on which a person changes the settings.
  ///
  /// - Parameters:
  ///   - words: The language it is shown in.
  ///   - languages: What can be chosen.
  ///   - links: Settings that the app has elsewhere.
  public func screen(
    _ words: Words, languages: [Language] = Language.builtIn, links: [SettingsLink] = []
  ) -> LiveScreen {
    let view = SettingsView(words: words)
    return LiveScreen(SettingsPresenter(self, languages: languages, links: links)) { view.screen($0) }
  }
}
