public import AppScreens

/// Draws the settings of the shell.
struct SettingsView {
  let words: Words
  /// Whether the app has any pictures.
  let hasPictures: Bool

  @MainActor
  func screen(_ presenter: SettingsPresenter) -> Screen<SettingsPresenter.Action> {
    let strings = words[SettingsStrings.self]
    let settings = presenter.settings
    var rows: [(String, String, SettingsPresenter.Action)] = [
      (strings.menu, strings.name(of: settings.menu), .menu),
      (strings.order, strings.name(of: settings.order), .order),
      (strings.colours, strings.name(of: settings.colours), .colours),
      (strings.language, strings.name(ofLanguage: settings.language), .language),
    ]
    if hasPictures {
      rows.insert((strings.pictures, settings.showsPictures ? strings.on : strings.off, .pictures), at: 2)
    }
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
  ///   - hasPictures: Whether the app has any pictures.
  ///   - links: Settings that the app has elsewhere.
  public func screen(
    _ words: Words, languages: [Language] = Language.builtIn, hasPictures: Bool, links: [SettingsLink] = []
  ) -> LiveScreen {
    let view = SettingsView(words: words, hasPictures: hasPictures)
    return LiveScreen(SettingsPresenter(self, languages: languages, links: links)) { view.screen($0) }
  }
}
