import AppScreens
import AppValues
import Entities
import Foundation
import MastodonAPI
import Navigation
import PostActions
import Presentation
import SocialHTMLReading
import SocialNetworking
import Timeline

/// Someone's home at any server that speaks Mastodon's API.
struct Home: TimelineRepository {
  let client: APIClient
  let timelineCapabilities = TimelineCapabilities(kinds: [.home])

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    do throws(NetworkError) {
      let (statuses, links) = try await client.page(
        Endpoints.Timelines.home, with: PageParameters(request))
      let items = statuses.map(item)
      return Page(
        items: items, older: links.next == nil ? nil : items.last?.cursor, newer: items.first?.cursor)
    } catch {
      throw AppError(error)
    }
  }

  /// New posts show when the screen is refreshed.
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }

  /// Publishes a post, once however often it has to be sent.
  func publish(_ text: String) async throws(NetworkError) {
    let post = MastodonStatusForm(status: text)
    let key = UUID().uuidString
    _ = try await client.answer(Endpoints.Statuses.create, with: post, idempotencyKey: key)
  }
}

extension Home {
  /// A post, or someone's share of one.
  private func item(_ status: MastodonStatus) -> TimelineItem {
    let shown = status.reblog ?? status
    let post = Post(
      id: ID(shown.id), author: author(shown.account),
      content: PostContent(HTMLReader().read(shown.content).text), createdAt: shown.createdAt)
    return TimelineItem(
      id: ID(status.id), post: post, sharedBy: status.reblog.map { _ in author(status.account) },
      at: status.createdAt, cursor: Cursor(status.id))
  }

  private func author(_ account: MastodonAccount) -> Author {
    Author(id: ID(account.id), handle: account.acct, name: account.name)
  }
}

@main
struct ClientHost {
  static func main() async throws {
    let environment = ProcessInfo.processInfo.environment
    let server = try ServerAddress(environment["GARDEN_SERVER"] ?? "")
    let token = AccessToken(Secret(environment["GARDEN_TOKEN"] ?? ""), for: server)
    let transport = try AsyncHTTPTransport()
    let home = Home(client: APIClient(server, token: token, over: transport))
    let context = ViewContext(words: Words.social(.english, app: AppName(title: "Garden")))
    do throws(NetworkError) {
      if let text = readLine() { try await home.publish(text) }
      let own = try await home.client.answer(Endpoints.Accounts.verifyCredentials).account
      let viewer = Viewer.signedIn(
        Session(
          id: ID("garden"), user: ID(own.id), handle: own.acct, name: own.name, token: token.secret))
      let factory = TimelineFactory(
        repository: home, readingPositions: nil, hashtags: nil, lists: nil,
        actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: viewer), viewer: viewer,
        strings: .english, context: context)
      if let presenter = factory.presenter(for: .home, navigator: SingleScreenNavigator<Route>()) {
        await presenter.appear()
        for _ in 1..<3 where presenter.state.loaded.list.older != nil { await presenter.send(.more) }
        for item in presenter.state.loaded.items {
          print("\(item.post.author.name): \(item.post.content.text)")
        }
        if let problem = presenter.state.problem { print(context.words.explain(problem)) }
      }
    } catch {
      print(context.words.explain(AppError(error)))
    }
    await transport.shutDown()
  }
}
