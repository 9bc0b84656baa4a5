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

/// Every feature's factory for one viewer, and the one switch from routes to scenes.
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
  func scene(for destination: Destination) -> LiveScreen {
    switch destination {
    case .menu: mainMenu()
    case .route(let route): scene(for: route)
    }
  }

  private func scene(for route: Route) -> LiveScreen {
    switch route {
    case .welcome: authentication.welcomeScene()
    case .signIn: authentication.signInScene()
    case .signUp: authentication.signUpScene()
    case .accounts: authentication.accountsScene()
    case .forgotPassword: authentication.forgotPasswordScene()
    case .changePassword: authentication.changePasswordScene()
    case .changeEmail: authentication.changeEmailScene()
    case .signIns: authentication.signInsScene()
    case .deleteAccount: authentication.deleteAccountScene()
    case .archive: archive.scene()
    case .home: timeline.scene(for: .home)
    case .publicTimeline: timeline.scene(for: .everyone)
    case .posts(let person, let posts): timeline.scene(for: .user(person, posts))
    case .hashtag(let line): timeline.scene(for: .hashtag(HashtagSelection(line)))
    case .followedHashtags: timeline.followedHashtagsScene()
    case .lists: timeline.listsScene()
    case .list(let id): timeline.scene(for: .list(id))
    case .listMembers(let id): timeline.membersScene(of: id)
    case .listing(let person): timeline.listingScene(of: person)
    case .bookmarks: timeline.scene(for: .bookmarks)
    case .likes: timeline.scene(for: .likes)
    case .post(let id): post.scene(for: id)
    case .likers(let id): post.scene(for: .likers, of: id)
    case .sharers(let id): post.scene(for: .sharers, of: id)
    case .compose(let parent): post.composeScene(for: parent.map(Writing.comment) ?? .post)
    case .edit(let id): post.composeScene(for: .edit(of: id))
    case .draft(let name): post.composeScene(for: .post, draft: ID(name))
    case .drafts: post.draftsScene()
    case .history(let id): post.historyScene(of: id)
    case .profile(let person): profile.scene(for: .id(person))
    case .ownProfile: profile.scene(for: .viewer)
    case .report(let person, let post): profile.reportScene(of: person, post: post)
    case .editProfile: profile.editingScene()
    case .person(let handle): profile.scene(for: .handle(handle))
    case .followers(let person): profile.scene(for: .followers(person))
    case .following(let person): profile.scene(for: .following(person))
    case .knownFollowers(let person): profile.scene(for: .knownFollowers(person))
    case .followRequests: profile.scene(for: .requests)
    case .blockedPeople: profile.scene(for: .blocked)
    case .mutedPeople: profile.scene(for: .muted)
    case .suggestedPeople: profile.scene(for: .suggested)
    case .newFollowers(let id): profile.scene(for: .newFollowers(id))
    case .notifications: notifications.scene()
    case .notificationSettings: notifications.settingsScene()
    case .search(let query): search.scene(for: query)
    }
  }
}
