import AppScreens
import AppValues
import Archive
import Authentication
import Backend
import Entities
import Navigation
import Notifications
import Post
import PostActions
import Presentation
import Profile
import Search
import Terminal
import Timeline

/// Every feature's factory for one viewer, and the one switch from routes to screens.
@MainActor
struct ScreenRegistry {
  private let authentication: AuthenticationFactory
  private let timeline: TimelineFactory
  private let post: PostFactory
  private let profile: ProfileFactory
  private let notifications: NotificationsFactory
  private let search: SearchFactory
  private let archive: ArchiveFactory
  private let mainMenu: () -> LiveScreen

  init(_ environment: ShellEnvironment, viewer: Viewer, navigator: any Navigator) {
    let repositories = environment.backend.repositories(for: viewer)
    let language = environment.words.language
    let context = ViewContext(words: environment.words, clock: environment.clock)
    let actions = PostActionsInteractor(repository: repositories.postActions, viewer: viewer)
    authentication = AuthenticationFactory(
      repository: repositories.authentication, account: repositories.account,
      resets: repositories.passwordReset, store: environment.sessions,
      clear: { [drafts = environment.drafts(viewer)] in
        // What cannot be removed is of use to nobody else: the folder is its owner's alone.
        try? await drafts.discardAll()
      },
      demo: environment.demo, viewer: viewer, strings: .of(language), context: context, navigator: navigator)
    timeline = TimelineFactory(
      repository: repositories.timeline, hashtags: repositories.hashtags, lists: repositories.lists,
      actions: actions, viewer: viewer, strings: .of(language), context: context, navigator: navigator)
    post = PostFactory(
      repository: repositories.post, drafts: environment.drafts(viewer), actions: actions,
      viewer: viewer, strings: .of(language), context: context, navigator: navigator,
      clipboard: Clipboard { [io = environment.io] in await io.copy($0) })
    profile = ProfileFactory(
      repository: repositories.profile, actions: actions, viewer: viewer, strings: .of(language),
      context: context, navigator: navigator)
    notifications = NotificationsFactory(
      repository: repositories.notifications, viewer: viewer, strings: .of(language),
      context: context, alerts: environment.alerts, navigator: navigator)
    search = SearchFactory(
      repository: repositories.search, actions: actions, viewer: viewer, strings: .of(language),
      context: context, navigator: navigator)
    archive = ArchiveFactory(
      repository: repositories.archive, files: environment.archives, viewer: viewer, strings: .of(language),
      context: context, navigator: navigator)
    mainMenu = { [weak navigator] in
      let view = MainMenuView(strings: ShellStrings.of(language).mainMenu)
      return LiveScreen(MainMenuPresenter(viewer: viewer, navigator: navigator)) { view.screen($0.viewer) }
    }
  }

  /// The place brought to life.
  func screen(for destination: Destination) -> LiveScreen {
    switch destination {
    case .menu: mainMenu()
    case .route(let route): screen(for: route)
    }
  }

  private func screen(for route: Route) -> LiveScreen {
    switch route {
    case .welcome: authentication.welcomeScreen()
    case .signIn: authentication.signInScreen()
    case .signUp: authentication.signUpScreen()
    case .accounts: authentication.accountsScreen()
    case .forgotPassword: authentication.forgotPasswordScreen()
    case .changePassword: authentication.changePasswordScreen()
    case .changeEmail: authentication.changeEmailScreen()
    case .activeSessions: authentication.activeSessionsScreen()
    case .deleteAccount: authentication.deleteAccountScreen()
    case .archive: archive.screen()
    case .home: timeline.screen(for: .home)
    case .publicTimeline: timeline.screen(for: .everyone)
    case .posts(let person, let posts): timeline.screen(for: .user(person, posts))
    case .hashtag(let line): timeline.screen(for: .hashtag(HashtagSelection(line)))
    case .followedHashtags: timeline.followedHashtagsScreen()
    case .lists: timeline.listsScreen()
    case .list(let id): timeline.screen(for: .list(id))
    case .listMembers(let id): timeline.membersScreen(of: id)
    case .addToLists(let person): timeline.addToListsScreen(for: person)
    case .bookmarks: timeline.screen(for: .bookmarks)
    case .likes: timeline.screen(for: .likes)
    case .post(let id): post.screen(for: id)
    case .likers(let id): post.screen(for: .likers, of: id)
    case .sharers(let id): post.screen(for: .sharers, of: id)
    case .compose(let parent): post.composeScreen(for: parent.map(Writing.comment) ?? .post)
    case .edit(let id): post.composeScreen(for: .edit(of: id))
    case .draft(let name): post.composeScreen(for: .post, draft: ID(name))
    case .drafts: post.draftsScreen()
    case .history(let id): post.historyScreen(of: id)
    case .profile(let person): profile.screen(for: .id(person))
    case .ownProfile: profile.screen(for: .viewer)
    case .report(let person, let post): profile.reportScreen(of: person, post: post)
    case .editProfile: profile.editProfileScreen()
    case .person(let handle): profile.screen(for: .handle(handle))
    case .followers(let person): profile.screen(for: .followers(person))
    case .following(let person): profile.screen(for: .following(person))
    case .knownFollowers(let person): profile.screen(for: .knownFollowers(person))
    case .followRequests: profile.screen(for: .requests)
    case .blockedPeople: profile.screen(for: .blocked)
    case .mutedPeople: profile.screen(for: .muted)
    case .suggestedPeople: profile.screen(for: .suggested)
    case .newFollowers(let id): profile.screen(for: .newFollowers(id))
    case .notifications: notifications.screen()
    case .notificationSettings: notifications.settingsScreen()
    case .search(let query): search.screen(for: query)
    }
  }
}
