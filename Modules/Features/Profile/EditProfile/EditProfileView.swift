import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the viewer's own profile for editing.
struct EditProfileView {
  typealias Action = EditProfilePresenter.Action

  let strings: ProfileStrings
  let context: ViewContext

  private var words: EditProfileStrings { strings.editProfile }

  func screen(_ state: EditProfileState) -> Screen<Action> {
    guard state.isSignedIn, let profile = state.profile else {
      return Screen(title: words.title, notices: notices(state), menu: wayOut(state))
    }
    switch state.question {
    case .visibility: return visibilities(state)
    case let question?:
      return Screen(
        title: words.title, notices: notices(state), field: field(question, profile, state.entry))
    case nil:
      return Screen(
        title: words.title, notices: notices(state), blocks: entries(profile, state.capabilities.parts),
        menu: [MenuItem(key: "r", label: strings.refresh, action: .refresh)])
    }
  }

  private func wayOut(_ state: EditProfileState) -> [MenuItem<Action>] {
    if state.isSignedIn { return [MenuItem(key: "r", label: strings.retry, action: .refresh)] }
    return state.places.contains(.signIn) ? [MenuItem(key: "i", label: strings.signIn, action: .signIn)] : []
  }

  private func notices(_ state: EditProfileState) -> [ScreenNotice] {
    if let problem = state.problem { return [ScreenNotice(.failed, context.words.explain(problem))] }
    return state.done == .saved ? [ScreenNotice(.done, words.saved)] : []
  }

  // MARK: Entries

  private func entries(_ profile: OwnProfile, _ parts: Set<ProfileEdit.Part>) -> [Block<Action>] {
    ProfileEdit.Part.allCases.filter(parts.contains).flatMap { entries(of: $0, profile) }
  }

  private func entries(of part: ProfileEdit.Part, _ profile: OwnProfile) -> [Block<Action>] {
    let (user, defaults) = (profile.user, profile.defaults)
    let language = defaults.language.map(context.words.name(ofLanguage:))
    return switch part {
    case .name: [entry(words.name, user.name, .ask(.name))]
    case .bio: [entry(words.bio, beginning(user.bio), .ask(.bio))]
    case .avatar: [entry(words.avatar, remark(on: user.avatar), .ask(.avatar))]
    case .header: [entry(words.header, remark(on: user.header), .ask(.header))]
    case .fields: lines(user.fields)
    case .isLocked: [choice(words.locked, user.isLocked, .isLocked)]
    case .isBot: [choice(words.bot, user.isBot, .isBot)]
    case .hidesFollowers: [choice(words.hidesFollowers, user.hidesFollowers, .hidesFollowers)]
    case .isDiscoverable: [choice(words.discoverable, user.isDiscoverable, .isDiscoverable)]
    case .isIndexable: [choice(words.indexable, user.isIndexable, .isIndexable)]
    case .attributionDomains:
      [entry(words.attributionDomains, sites(profile), .ask(.attributionDomains))]
    case .visibility:
      [entry(words.visibility, context.words.name(of: defaults.visibility), .ask(.visibility))]
    case .language: [entry(words.language, language ?? words.anyLanguage, .ask(.language))]
    case .isSensitive: [choice(words.sensitivity, defaults.isSensitive, .isSensitive)]
    }
  }

  private func sites(_ profile: OwnProfile) -> String {
    profile.attributionDomains.isEmpty ? words.none : profile.attributionDomains.joined(separator: " ")
  }

  private func remark(on picture: User.Picture?) -> String {
    picture.map { $0.location == nil ? context.words.social.posts.onAnotherDevice : words.chosen }
      ?? words.none
  }

  private func lines(_ fields: [ProfileField]) -> [Block<Action>] {
    let present = fields.enumerated().map { index, field in
      entry(field.label, field.value, .ask(.label(index)))
    }
    if fields.count == ProfileField.maximumCount { return present }
    return present + [entry(words.line, words.newLine, .ask(.label(fields.count)))]
  }

  private func choice(_ label: String, _ isSo: Bool, _ choice: EditProfileState.Choice) -> Block<Action> {
    entry(label, isSo ? words.yes : words.no, .toggle(choice))
  }

  private func entry(_ label: String, _ value: String, _ action: Action) -> Block<Action> {
    .entry(Entry([Line([TextSpan("\(label): ", .faint), TextSpan(value)])], open: action))
  }

  /// The first line, with “…” if there are more.
  private func beginning(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return words.nothing }
    return lines.count > 1 ? "\(first) …" : String(first)
  }

  // MARK: Questions

  private func field(
    _ question: EditProfileState.Question, _ profile: OwnProfile, _ entry: String?
  ) -> Field<Action> {
    let (user, defaults) = (profile.user, profile.defaults)
    func field(
      _ label: String, _ hint: String?, _ value: String, _ kind: FieldKind = .line, isOptional: Bool = false,
      limit: TextLimit? = nil
    ) -> Field<Action> {
      Field(
        kind, label: label, hint: hint, value: value, isOptional: isOptional,
        submit: { .enter($0, for: question) }, cancel: .keep,
        remaining: limit.map { limit in { @Sendable text in limit.remaining(text, lines: kind == .text) } })
    }
    func picture(_ label: String, _ present: User.Picture?) -> Field<Action> {
      field(label, words.pictureHint(present != nil), "", .path, isOptional: true)
    }
    switch question {
    case .name: return field(words.name, words.nameHint, entry ?? user.name, limit: .name)
    case .bio: return field(words.bio, words.bioHint, entry ?? user.bio, .text, limit: .bio)
    case .avatar: return picture(words.avatar, user.avatar)
    case .header: return picture(words.header, user.header)
    case .attributionDomains:
      return field(
        words.attributionDomains, words.attributionDomainsHint,
        entry ?? profile.attributionDomains.joined(separator: " "), isOptional: true)
    case .language, .visibility:
      return field(words.language, words.languageHint, entry ?? defaults.language ?? "", isOptional: true)
    case .label(let index):
      let present = user.fields.indices.contains(index) ? user.fields[index].label : nil
      return field(
        words.label, present == nil ? words.newLabelHint : words.labelHint, entry ?? present ?? "",
        isOptional: true, limit: .label)
    case .value(let index, let label):
      let present = user.fields.indices.contains(index) ? user.fields[index].value : nil
      return field(label, nil, entry ?? present ?? "", limit: .value)
    }
  }

  private func visibilities(_ state: EditProfileState) -> Screen<Action> {
    let menu = WritingDefaults.visibilities.map { visibility in
      MenuItem(label: words.visibilityMeaning(visibility), action: Action.choose(visibility))
    }
    return Screen(
      title: words.title, notices: notices(state), blocks: [.heading(words.visibilityTitle)],
      menu: menu + [MenuItem(key: "b", label: words.unchanged, action: .keep)])
  }
}
