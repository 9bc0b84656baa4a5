import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Synchronization
import Testing

@Suite("Opening what a post leads to")
@MainActor
struct PostLinkTests {
  private let view = PostsView(context(.english)) { $0 }
  private let photo = Photo(
    id: ID("1"), alt: "", width: 4, height: 3, location: "/a.jpg", thumbnail: "/a-small.jpg")

  private func bench(_ posts: Post..., opens: Bool = true) -> (PostsBench, () -> [String]) {
    let opened = OpenedAddresses()
    let opener = LinkOpener { address in
      opened.addresses.withLock { $0.append(address) }
      return opens
    }
    return (PostsBench(posts, opener: opener), { opened.addresses.withLock { $0 } })
  }

  private func entry(_ post: Post, _ bench: PostsBench) throws -> Entry<PostIntent> {
    try #require(Screen(title: "", blocks: [view.entry(post, in: bench.state)]).entries.first)
  }

  @Test("opens its first link, or else its photos")
  func opens() async throws {
    let linked = post("1", "See https://a.org/b. Or http://c.org", photos: [photo])
    let pictured = post("2", photos: [photo])
    let second = Photo(
      id: ID("2"), alt: "", width: 4, height: 3, location: "/b.jpg", thumbnail: "/b-small.jpg")
    let album = post("3", photos: [photo, second])
    let (bench, opened) = bench(linked, pictured, album)
    #expect(try entry(linked, bench).shortcuts["o"] == .openLink(linked.id))
    await bench.send(.openLink(linked.id))
    #expect(bench.state.done == .opened(["https://a.org/b"]))
    await bench.send(.openLink(pictured.id))
    #expect(bench.state.done == .opened(["/a.jpg"]))
    await bench.send(.openLink(album.id))
    #expect(bench.state.done == .opened(["/a.jpg", "/b.jpg"]))
    #expect(opened() == ["https://a.org/b", "/a.jpg", "/a.jpg", "/b.jpg"])
    let labels = [linked, pictured, album].map { post in
      view.menu(for: post, in: bench.state).first { $0.key == "o" }?.label
    }
    #expect(labels == ["Open its link", "Open its photo", "Open its photos"])
  }

  @Test("says the address where there is no program for it")
  func notOpened() async {
    let (bench, _) = bench(post("1", photos: [photo]), opens: false)
    await bench.send(.openLink(ID("1")))
    #expect(bench.state.done == .notOpened(["/a.jpg"]))
  }

  @Test("is offered for nothing that is hidden, deleted or not there, and not by a host that opens nothing")
  func notOffered() async throws {
    let hidden = post("1", "https://a.org", warning: "spiders")
    let plain = post("2")
    let (bench, opened) = bench(hidden, plain)
    #expect(try entry(hidden, bench).shortcuts["o"] == nil)
    #expect(try entry(plain, bench).shortcuts["o"] == nil)
    await bench.send(.reveal(hidden.id))
    #expect(try entry(hidden, bench).shortcuts["o"] == .openLink(hidden.id))
    bench.state.apply(.deleted(hidden.id))
    #expect(try entry(hidden, bench).shortcuts["o"] == nil)
    await bench.send(.openLink(plain.id))
    #expect(bench.state.problem == .notFound)
    #expect(opened().isEmpty)
    let nowhere = PostsBench([post("3", "https://a.org")])
    #expect(try entry(nowhere.state.shownPosts[0], nowhere).shortcuts["o"] == nil)
    await nowhere.send(.openLink(ID("3")))
    #expect(nowhere.state.problem == .unsupported)
  }

  @Test("shows its photos in a list, but none that its warning hides")
  func thumbnails() async throws {
    let open = post("1", photos: [photo])
    let hidden = post("2", warning: "spiders", photos: [photo])
    let (bench, _) = bench(open, hidden)
    #expect(try entry(open, bench).pictures.map(\.path) == ["/a-small.jpg"])
    #expect(try entry(hidden, bench).pictures.isEmpty)
    await bench.send(.reveal(hidden.id))
    #expect(try entry(hidden, bench).pictures.map(\.path) == ["/a-small.jpg"])
  }

  /// What was opened, in order.
  private final class OpenedAddresses: Sendable {
    let addresses = Mutex<[String]>([])
  }
}
