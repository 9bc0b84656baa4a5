import AppValues
import Entities
import Hummingbird
import HummingbirdTesting
import Logging
import Notifications
import SocialBackend
import SocialFiles
import SocialMediaStorage
import SocialNetworking
import SocialRemoteBackend
import SocialTestSupport
import SocialWebPush

@testable import SocialServer

/// A server of a network, in the same process, and how people get in with an app.
struct ServedNetwork: Sendable {
  private let client: any TestClientProtocol
  private let world: World
  /// The network as our own client has it.
  private let remote: RemoteBackend

  private init(_ client: any TestClientProtocol, _ world: World) throws {
    (self.client, self.world) = (client, world)
    var options = ClientOptions()
    options.time.clock = world.clock.clock
    remote = RemoteBackend(
      try ServerAddress("https://social.example"), over: ServedTransport(client: client), options: options)
  }

  /// Runs a server as long as the body does.
  static func with(
    _ world: World, over setup: TestingSetup = .router,
    _ body: @escaping @Sendable (ServedNetwork) async throws -> Void
  ) async throws {
    var log = Logger(label: "tests")
    log.logLevel = .critical
    var options = ServerOptions(port: 0, site: Site("https://social.example"), limitsRates: false)
    options.askedBefore = 0
    let server = try SocialServer(
      backend: world.program(), media: world.media.alone,
      uploads: PrivateFolder(world.folder.path("uploads")),
      pushKey: try await PushKey(in: PrivateFile(world.folder.path("push-key"))),
      options: options, log: log,
      clock: world.clock.clock)
    try await server.application().test(setup) { client in
      try await body(try ServedNetwork(client, world))
    }
  }

  /// Where people get in.
  var door: WalkDoor {
    WalkDoor(notices: { try await app(for: $0).notices() }, stranger: repositories(nil)) { person in
      let person = try await world.again(person)
      return Person(session: person.session, can: repositories(person))
    }
  }

  /// What an app can do for someone; nil for someone who looks around. What no app can ask for, or not in such a way, is
  /// as it is without a server. Of filters, conversations, scheduled posts and announcements it has what our own client has.
  private func repositories(_ person: Person?) -> Repositories {
    let app = app(for: person?.session)
    var can = person?.can ?? world.stranger
    can.timeline = ServedTimelines(app: app, rest: can.timeline)
    can.postLookup = ServedPosts(app: app)
    can.postContexts = ServedPosts(app: app)
    can.postHistory = ServedPosts(app: app)
    can.postReactions = ServedPosts(app: app)
    can.profile = ServedPeople(app: app)
    can.people = can.people.map { ServedPeopleLists(app: app, rest: $0) }
    guard let person else { return can }
    can.postActions = ServedActions(app: app)
    can.postWriting = can.postWriting.map { ServedWriting(app: app, rest: $0) }
    can.relations = can.relations.map { ServedRelations(app: app, clock: world.clock.clock, rest: $0) }
    can.profileEditing = can.profileEditing.map { ServedEditing(app: app, rest: $0) }
    can.hashtags = can.hashtags.map { ServedHashtags(app: app, rest: $0) }
    can.lists = can.lists.map { ServedLists(app: app, rest: $0) }
    let own = remote.repositories(for: .signedIn(person.session))
    (can.filters, can.conversations) = (own.filters, own.conversations)
    can.scheduledPosts = own.scheduledPosts
    can.notifications.announcements = own.notifications.announcements
    return can
  }

  /// What asks for someone; nil for someone who looks around.
  private func app(for session: Session?) -> ServedApp { ServedApp(client: client, session: session) }
}
