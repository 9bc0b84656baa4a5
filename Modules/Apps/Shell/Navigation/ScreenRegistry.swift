import AppScreens
import AppValues
import Archive
import Authentication
import Entities
import Filters
import Hashtags
import Lists
import Navigation
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialMenuShell
import SocialTerminal
import Timeline

/// Every feature's factory for one viewer, and the one switch from routes to screens.
@MainActor
struct ScreenRegistry: ScreenSource {
  private let authentication: AuthenticationFactory
  private let timeline: TimelineFactory
  private let hashtags: HashtagsFactory?
  private let lists: ListsFactory?
  private let post: PostFactory
  private let profile: ProfileFactory
  private let notifications: NotificationsFactory
  private let search: SearchFactory
  private let archive: ArchiveFactory?
  private let filters: FiltersFactory?
  private let mainMenu: (any Navigator<Destination>) -> LiveScreen
  private let settings: (any Navigator<Destination>) -> LiveScreen
  private let unsupported: LiveScreen

  /// - Parameter announcements: The announcements as they're known, of which the main menu tells.
  init(
    _ environment: ShellEnvironment, preferences: ShellPreferences, viewer: Viewer,
    announcements: @escaping @MainActor () -> [Announcement] = { [] }
  ) {
    let repositories = environment.backend.repositories(for: viewer)
    let language = environment.words.language
    let context = ViewContext(words: environment.words, clock: environment.clock)
    let actions = PostActionsInteractor(
      repository: repositories.postActions, lookup: repositories.postLookup, viewer: viewer,
      opener: environment.opener)
    authentication = AuthenticationFactory(
      ports: repositories.authentication, account: repositories.account, store: environment.sessions,
      clear: { [drafts = environment.drafts(viewer)] in
        // Drafts that can't be removed do no harm: only the folder's owner can read them.
        try? await drafts.discardAll()
      },
      demo: environment.demo, servers: environment.servers, visits: environment.visits,
      opener: environment.opener,
      qrCodes: environment.qrCodes,
      unsent: { [outbox = repositories.outbox] in
        guard let outbox else { return 0 }
        // What can't be counted may be there.
        return try? await outbox.summary().count
      },
      leave: { environment.farewell.note(await environment.leave($0)) }, viewer: viewer,
      language: language.code, strings: .shell(language), context: context)
    timeline = TimelineFactory(
      repository: repositories.timeline, readingPositions: repositories.readingPositions,
      hashtags: repositories.hashtags, lists: repositories.lists, actions: actions,
      viewer: viewer, strings: .shell(language), context: context)
    hashtags = repositories.hashtags.map {
      HashtagsFactory(repository: $0, viewer: viewer, strings: .of(language), context: context)
    }
    lists = repositories.lists.map {
      ListsFactory(repository: $0, viewer: viewer, strings: .shell(language), context: context)
    }
    post = PostFactory(
      repository: repositories.post, writing: repositories.postWriting, history: repositories.postHistory,
      reactions: repositories.postReactions, drafts: environment.drafts(viewer), outbox: repositories.outbox,
      conversations: repositories.conversations, scheduling: repositories.scheduledPosts, actions: actions,
      viewer: viewer, strings: .shell(language), context: context, links: .shell,
      clipboard: Clipboard { [io = environment.io] in await io.copy($0) })
    profile = ProfileFactory(
      repository: repositories.profile, relations: repositories.relations, people: repositories.people,
      editing: repositories.profileEditing, reports: repositories.reportSending,
      recent: repositories.recentPosts, featured: repositories.featured, actions: actions, viewer: viewer,
      strings: .shell(language),
      context: context)
    notifications = NotificationsFactory(
      ports: repositories.notifications, viewer: viewer, strings: .shell(language), context: context,
      alerts: environment.alerts, opener: environment.opener)
    search = SearchFactory(
      repository: repositories.search, actions: actions, viewer: viewer, strings: .shell(language),
      context: context)
    archive = repositories.archive.map {
      ArchiveFactory(
        repository: $0, imports: repositories.archiveImports, files: environment.archives,
        html: environment.html, viewer: viewer, strings: .shell(language), context: context)
    }
    filters = repositories.filters.map {
      FiltersFactory(repository: $0, viewer: viewer, strings: .of(language), context: context)
    }
    let shell = ShellStrings.of(language)
    mainMenu = { navigator in
      let view = MainMenuView(strings: shell.mainMenu)
      let presenter = MainMenuPresenter(
        viewer: viewer, announcements: announcements, navigator: navigator, clock: environment.clock)
      return LiveScreen(presenter) {
        view.screen($0.viewer, newAnnouncements: $0.newAnnouncements, has: $0.has)
      }
    }
    settings = { navigator in
      let notifications = SettingsLink(shell.mainMenu.notificationSettings) {
        navigator.show(.route(.notificationSettings))
      }
      let hasSettings = viewer.session != nil && navigator.has(.route(.notificationSettings))
      return preferences.screen(
        environment.words, hasPictures: true, links: hasSettings ? [notifications] : [])
    }
    unsupported = .unsupported(context.words)
  }

  /// Each feature says what its source can do at present; nothing is made to find out.
  func has(_ place: Route.Kind) -> Bool {
    switch place {
    case .welcome, .signIn, .providerSignIn, .addServer, .signUp, .accounts, .forgotPassword, .security,
      .changePassword, .changeEmail, .activeSessions, .accountLog, .passkeys, .linkedProviders, .twoFactor,
      .deleteAccount:
      authentication.has(place)
    case .home, .publicTimeline, .posts, .hashtag, .list, .popular, .bookmarks, .likes:
      timeline.has(place)
    case .followedHashtags: hashtags != nil
    case .lists, .listMembers, .addToLists: lists != nil
    case .post, .likers, .sharers, .compose, .comment, .edit, .history, .drafts, .draft, .outbox,
      .messages, .scheduled:
      post.has(place)
    case .profile, .ownProfile, .person, .report, .editProfile, .followers, .following, .knownFollowers,
      .followRequests, .blockedPeople, .mutedPeople, .suggestedPeople, .directory, .newFollowers:
      profile.has(place)
    case .notifications, .notificationSettings, .notificationRequests, .announcements:
      notifications.has(place)
    case .archive: archive != nil
    case .filters, .filter, .addToFilters: filters != nil
    case .search: true
    }
  }

  /// The place brought to life.
  func screen(
    for destination: Destination, visit: VisitNavigator<Destination>, navigator: some SessionNavigator
  ) -> LiveScreen {
    switch destination {
    case .menu: mainMenu(visit)
    case .settings: settings(visit)
    case .route(let route): screen(at: route, navigator: navigator) ?? unsupported
    }
  }

  /// A route brought to life; nil for what this source does not have.
  func screen(at route: Route, navigator: some SessionNavigator) -> LiveScreen? {
    switch route {
    case .welcome: authentication.welcomeScreen(navigator: navigator)
    case .signIn: authentication.signInScreen(navigator: navigator)
    case .providerSignIn: authentication.providerSignInScreen(navigator: navigator)
    case .addServer: authentication.addServerScreen(navigator: navigator)
    case .signUp: authentication.signUpScreen(navigator: navigator)
    case .accounts: authentication.accountsScreen(navigator: navigator)
    case .forgotPassword: authentication.forgotPasswordScreen(navigator: navigator)
    case .security: authentication.securityScreen(navigator: navigator)
    case .twoFactor: authentication.twoFactorScreen(navigator: navigator)
    case .changePassword: authentication.changePasswordScreen(navigator: navigator)
    case .changeEmail: authentication.changeEmailScreen(navigator: navigator)
    case .activeSessions: authentication.activeSessionsScreen(navigator: navigator)
    case .passkeys: authentication.passkeysScreen(navigator: navigator)
    case .accountLog: authentication.accountLogScreen(navigator: navigator)
    case .linkedProviders: authentication.linkedProvidersScreen(navigator: navigator)
    case .deleteAccount: authentication.deleteAccountScreen(navigator: navigator)
    case .archive: archive?.screen(navigator: navigator)
    case .filters: filters?.screen(navigator: navigator)
    case .filter(let id): filters?.editScreen(of: id, navigator: navigator)
    case .addToFilters(let post): filters?.screen(adding: post, navigator: navigator)
    case .home: timeline.screen(for: .home, navigator: navigator)
    case .publicTimeline: timeline.screen(for: .everyone, navigator: navigator)
    case .posts(let person, let posts): timeline.screen(for: .user(person, posts), navigator: navigator)
    case .hashtag(let line): timeline.screen(for: .hashtag(HashtagSelection(line)), navigator: navigator)
    case .followedHashtags: hashtags?.screen(navigator: navigator)
    case .lists: lists?.screen(navigator: navigator)
    case .list(let id): timeline.screen(for: .list(id), navigator: navigator)
    case .listMembers(let id): lists?.membersScreen(of: id, navigator: navigator)
    case .addToLists(let person):
      lists?.addToListsScreen(for: person, navigator: navigator)
    case .popular: timeline.screen(for: .popular, navigator: navigator)
    case .bookmarks: timeline.screen(for: .bookmarks, navigator: navigator)
    case .likes: timeline.screen(for: .likes, navigator: navigator)
    case .post(let id): post.screen(for: id, navigator: navigator)
    case .likers(let id): post.screen(for: .likers, of: id, navigator: navigator)
    case .sharers(let id): post.screen(for: .sharers, of: id, navigator: navigator)
    case .compose(let parent, let text, let visibility):
      post.composeScreen(
        for: parent.map(Writing.comment) ?? .post, text: text ?? "", visibility: visibility,
        navigator: navigator)
    case .edit(let id): post.composeScreen(for: .edit(of: id), navigator: navigator)
    case .draft(let name): post.composeScreen(for: .post, draft: ID(name), navigator: navigator)
    case .drafts: post.draftsScreen(navigator: navigator)
    case .outbox: post.outboxScreen(navigator: navigator)
    case .messages: post.conversationsScreen(navigator: navigator)
    case .scheduled: post.scheduledPostsScreen(navigator: navigator)
    case .history(let id): post.historyScreen(of: id)
    case .profile(let person): profile.screen(for: .id(person), navigator: navigator)
    case .ownProfile: profile.screen(for: .viewer, navigator: navigator)
    case .report(let person, let post): profile.reportScreen(of: person, post: post, navigator: navigator)
    case .editProfile: profile.editProfileScreen(navigator: navigator)
    case .person(let handle): profile.screen(for: .handle(handle), navigator: navigator)
    case .followers(let person): profile.screen(for: .followers(person), navigator: navigator)
    case .following(let person): profile.screen(for: .following(person), navigator: navigator)
    case .knownFollowers(let person): profile.screen(for: .knownFollowers(person), navigator: navigator)
    case .followRequests: profile.screen(for: .requests, navigator: navigator)
    case .blockedPeople: profile.screen(for: .blocked, navigator: navigator)
    case .mutedPeople: profile.screen(for: .muted, navigator: navigator)
    case .suggestedPeople: profile.screen(for: .suggested, navigator: navigator)
    case .directory(let order): profile.screen(for: .directory(order), navigator: navigator)
    case .newFollowers(let id): profile.screen(for: .newFollowers(id), navigator: navigator)
    case .notifications: notifications.screen(navigator: navigator)
    case .notificationSettings: notifications.settingsScreen(navigator: navigator)
    case .notificationRequests: notifications.requestsScreen(navigator: navigator)
    case .announcements: notifications.announcementsScreen(navigator: navigator)
    case .search(let query): search.screen(for: query, navigator: navigator)
    }
  }
}
