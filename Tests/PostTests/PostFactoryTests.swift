import AppScreens
import AppValues
import Entities
import Navigation
import Post
import PostActions
import SocialTestSupport
import Testing

@MainActor
@Suite("The post module, put together")
struct PostFactoryTests {
  private let posts = FakePosts()
  private let drafts = FakeDrafts.holding()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()

  private var factory: PostFactory {
    PostFactory(
      repository: posts, writing: posts, history: posts, reactions: posts, drafts: drafts,
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: asAlice),
      viewer: asAlice, strings: .english, context: context(), links: .social(scheme: "myapp"))
  }

  @Test("opens a comment of a thread by its number")
  func thread() async throws {
    posts.thread.answers(PostThread(ancestors: [], post: post("1", by: alice)))
    posts.comments.answers(page([branch(post("2"))]))
    let liveScreen = factory.screen(for: ID("1"), navigator: navigator)
    await liveScreen.appear()
    #expect(liveScreen.screen.title == "Post by Alice")
    await liveScreen.screen.entries[0].open?()
    #expect(navigator.moves == [.show(.post(ID("2")))])
  }

  @Test("leads from another person's post to its report, and from one's own to none")
  func report() async throws {
    posts.comments.answers(page([]))
    posts.thread.answers(PostThread(ancestors: [], post: post("1", by: alice)))
    let own = factory.screen(for: ID("1"), navigator: navigator)
    await own.appear()
    #expect(!own.screen.menu.contains { $0.label == "Report" })
    posts.thread.answers(PostThread(ancestors: [], post: post("2", by: bob)))
    let others = factory.screen(for: ID("2"), navigator: navigator)
    await others.appear()
    #expect(others.screen.menu.last?.label == "Report")
    await (try #require(others.screen.menu.last)).action()
    #expect(navigator.moves == [.show(.report(of: bob.id, post: ID("2")))])
  }

  @Test("takes a text from the field to the published post")
  func compose() async throws {
    posts.publish.answers(post("5", by: alice, "hello"))
    let liveScreen = try #require(factory.composeScreen(for: .post, navigator: navigator))
    await liveScreen.appear()
    let field = try #require(liveScreen.screen.field)
    await field.submit("hello")()
    let publish = try #require(liveScreen.screen.menu.first { $0.key == "y" })
    await publish.action()
    #expect(posts.publish.inputs.map(\.post.content.text) == ["hello"])
    #expect(navigator.moves == [.back])
    #expect(navigator.notices == [ScreenNotice(.done, "Published.")])
  }

  @Test("says on the post that an edit of it is saved, once")
  func saved() async throws {
    let mine = post("9", by: alice, "one")
    posts.thread.answers(PostThread(ancestors: [], post: mine))
    posts.comments.answers(page([]))
    posts.edit.answers(mine)
    let factory = factory
    let editing = try #require(factory.composeScreen(for: .edit(of: ID("9")), navigator: navigator))
    await editing.appear()
    await (try #require(editing.screen.field)).submit("two")()
    await (try #require(editing.screen.menu.first { $0.key == "y" })).action()
    #expect(navigator.moves == [.replace(.post(ID("9")))])
    for notices in [["Changes saved."], []] {
      let liveScreen = factory.screen(for: ID("9"), navigator: navigator)
      await liveScreen.appear()
      #expect(liveScreen.screen.notices.map(\.text) == notices)
    }
  }

  @Test("says that an edit is saved although the post cannot be read behind it")
  func savedAndUnread() async throws {
    let mine = post("9", by: alice, "one")
    posts.thread.answers(PostThread(ancestors: [], post: mine))
    posts.comments.answers(page([]))
    posts.edit.answers(mine)
    let factory = factory
    let editing = try #require(factory.composeScreen(for: .edit(of: ID("9")), navigator: navigator))
    await editing.appear()
    await (try #require(editing.screen.field)).submit("two")()
    await (try #require(editing.screen.menu.first { $0.key == "y" })).action()
    posts.thread.fails(.offline)
    let liveScreen = factory.screen(for: ID("9"), navigator: navigator)
    await liveScreen.appear()
    #expect(liveScreen.screen.notices.map(\.kind) == [.done, .offline])
    #expect(liveScreen.screen.menu.map(\.key) == ["r"])
  }

  @Test("has no screen to edit a post where none can be edited")
  func noEdits() {
    #expect(factory.composePresenter(for: .edit(of: ID("9")), navigator: navigator) != nil)
    posts.can.change { $0.edits = false }
    #expect(factory.composePresenter(for: .edit(of: ID("9")), navigator: navigator) == nil)
    #expect(factory.composePresenter(for: .comment(on: ID("9")), navigator: navigator) != nil)
  }

  @Test("has no screen for what does not exist here")
  func missing() async {
    let factory = PostFactory(
      repository: posts, writing: nil, history: nil, reactions: nil, drafts: nil,
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: asAlice), viewer: asAlice,
      strings: .english, context: context(), links: .social(scheme: "myapp"))
    #expect(factory.composePresenter(for: .post, navigator: navigator) == nil)
    #expect(factory.draftsPresenter(navigator: navigator) == nil)
    #expect(factory.historyPresenter(of: ID("1")) == nil)
    #expect(factory.presenter(for: .likers, of: ID("1"), navigator: navigator) == nil)
    posts.thread.answers(PostThread(ancestors: [], post: post("1", by: alice, counts: PostCounts(likes: 1))))
    posts.comments.answers(page([]))
    let presenter = factory.presenter(for: ID("1"), navigator: navigator)
    await presenter.appear()
    #expect(presenter.state.acting.capabilities == PostActionCapabilities(marks: [], deletes: false))
  }
}
