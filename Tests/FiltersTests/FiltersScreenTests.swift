import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Filters

@MainActor
@Suite("The screens of filters")
struct FiltersScreenTests {
  private let source = FakeFilters()
  private let navigator = RecordingNavigator()
  private let owls = PostFilter.sample(
    "1", "Owls", ["snowy owl"], anywhere: ["hoot"], posts: ["7"], in: [.home, .thread], action: .hide,
    until: noon.adding(seconds: 86_400))

  private var factory: FiltersFactory {
    FiltersFactory(repository: source, viewer: asAlice, strings: .english, context: context())
  }

  private func list(_ state: FiltersState, _ language: Language = .english) -> String {
    drawn(FiltersView(strings: .of(language), context: context(language)).screen(state))
  }

  private func edit(_ state: EditFilterState, _ language: Language = .english) -> String {
    drawn(EditFilterView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("list what each filter does, where, until when and about what")
  func lists() {
    let past = PostFilter.sample("2", "Finale", ["finale"], until: noon.adding(seconds: -1))
    let state = FiltersState(isSignedIn: true, filters: [owls, past])
    let english = list(state)
    #expect(english.contains("1. Owls\n   Hides posts · Home and lists, Comments · Until "))
    #expect(english.contains("   “snowy owl”, “hoot”\n   1 post\n"))
    #expect(english.contains("2. Finale\n   Warns · Everywhere · Ended\n   “finale”\n"))
    #expect(english.hasSuffix("3. New filter (a)\n4. Refresh (r)\n"))
    #expect(list(state, .japanese).contains("   「snowy owl」、「hoot」\n   1件の投稿\n"))
    #expect(list(FiltersState(isSignedIn: true, filters: []), .japanese).contains("フィルターはまだありません。"))
  }

  @Test("show a filter's places, phrases and posts, and offer what it doesn't do yet")
  func shows() {
    var plain = owls
    plain.settings.expiresAt = nil
    #expect(
      edit(EditFilterState(isSignedIn: true, filter: plain)) == """
        Filter “Owls”

        Hides posts · Home and lists, Comments

        Where it applies

        1.  Home and lists · yes

        2.  Notifications · no

        3.  Public timeline and hashtags · no

        4.  Comments · yes

        5.  Profiles · no

        Phrases

        6.  “snowy owl” · whole words only

        7.  “hoot” · also within words

        Posts

        8.  A post

        9.  Add phrases (a)
        10. Warn of posts
        11. Hide only photos
        12. Set an end
        13. Rename filter (e)
        14. Delete filter (d)
        15. Refresh (r)

        """)
    let japanese = edit(EditFilterState(isSignedIn: true, filter: plain), .japanese)
    #expect(japanese.contains("投稿を隠す · ホームとリスト、コメント") && japanese.contains("「hoot」 · 単語の一部も含む"))
  }

  @Test("make a filter of what is entered, and keep that when it's refused")
  func creates() async {
    source.listing.answers(page([]))
    let presenter = factory.presenter(navigator: navigator)
    await presenter.appear()
    await presenter.send(.ask)
    source.creating.fails(.offline)
    await presenter.send(.create("owl, hawk"))
    #expect(presenter.state.problem == .offline && presenter.state.entering == "owl, hawk")
    source.creating.answers(owls)
    source.listing.answers(page([owls]))
    await presenter.send(.create("owl, hawk"))
    #expect(presenter.state.entering == nil && presenter.state.filters == [owls])
    #expect(list(presenter.state).contains("✓ Filter “Owls” created. Open it to change what it does.\n"))
    await presenter.send(.choose(owls.id))
    #expect(navigator.moves == [.show(.filter(owls.id))])
  }

  @Test("add a post to filters, also to a new one, and remove it")
  func addsPost() async {
    let finale = PostFilter.sample("2", "Finale", ["finale"])
    let withPost = PostFilter.sample("2", "Finale", ["finale"], posts: ["9"])
    source.listing.answers(page([owls, finale]))
    let presenter = factory.presenter(adding: ID("9"), navigator: navigator)
    await presenter.appear()
    source.changing.answers(withPost)
    source.listing.answers(page([owls, withPost]))
    await presenter.send(.choose(finale.id))
    let screen = list(presenter.state)
    #expect(
      screen.hasPrefix("Filter this post\n✓ Added to the filter “Finale”.\n\nChoose a filter to add the"))
    #expect(screen.contains("2. Finale\n   Warns · Everywhere\n   “finale”\n   1 post\n   has this post\n"))
    source.changing.answers(finale)
    source.listing.answers(page([owls, finale]))
    await presenter.send(.choose(finale.id))
    #expect(list(presenter.state).contains("✓ Removed from the filter “Finale”.\n"))
    await presenter.send(.ask)
    let new = PostFilter.sample("3", "That talk")
    source.creating.answers(new)
    source.changing.answers(PostFilter.sample("3", "That talk", posts: ["9"]))
    await presenter.send(.create("That talk"))
    #expect(source.creating.inputs == [.init(settings: FilterSettings("That talk"), phrases: [])])
    #expect(
      source.changing.inputs == [
        FilterChange(addedPosts: [ID("9")]), FilterChange(removedPosts: [ID("entry 9")]),
        FilterChange(addedPosts: [ID("9")]),
      ])
    #expect(list(presenter.state).contains("✓ Added to the filter “That talk”.\n") && navigator.moves.isEmpty)
    #expect(
      list(FiltersState(adding: ID("9"), isSignedIn: true, filters: []), .japanese).contains(
        "フィルターはまだありません。作成すると"))
  }

  @Test("change a filter by one choice each")
  func changes() async {
    source.reading.answers(owls)
    source.changing.answers(owls)
    let presenter = factory.editPresenter(of: owls.id, navigator: navigator)
    await presenter.appear()
    await presenter.send(.toggle(.account))
    await presenter.send(.toggle(.home))
    await presenter.send(.act(.blur))
    await presenter.send(.toggleWord(ID("11")))
    await presenter.send(.removePhrase(ID("12")))
    await presenter.send(.removePost(ID("entry 7")))
    await presenter.send(.ask(.adding))
    await presenter.send(.add("eagle owl、barn owl"))
    await presenter.send(.ask(.renaming))
    #expect(presenter.state.entered == "Owls")
    await presenter.send(.rename("Birds"))
    await presenter.send(.ask(.ending))
    await presenter.send(.end("2d"))
    func settings(_ edit: (inout FilterSettings) -> Void) -> FilterChange {
      var settings = owls.settings
      edit(&settings)
      return FilterChange(settings: settings)
    }
    #expect(
      source.changing.inputs == [
        settings { $0.contexts = [.home, .thread, .account] }, settings { $0.contexts = [.thread] },
        settings { $0.action = .blur },
        FilterChange(phrases: [.edit(ID("11"), text: nil, isWholeWord: false)]),
        FilterChange(phrases: [.remove(ID("12"))]), FilterChange(removedPosts: [ID("entry 7")]),
        FilterChange(phrases: ["eagle owl", "barn owl"].map { .add($0, isWholeWord: true) }),
        settings { $0.title = "Birds" }, settings { $0.expiresAt = noon.adding(seconds: 172_800) },
      ])
    #expect(presenter.state.question == nil && edit(presenter.state).contains("✓ Filter saved.\n"))
  }

  @Test("ask again when an answer is refused, and before deleting")
  func questions() async {
    source.reading.answers(owls)
    let presenter = factory.editPresenter(of: owls.id, navigator: navigator)
    await presenter.appear()
    await presenter.send(.ask(.ending))
    await presenter.send(.end("soon"))
    #expect(presenter.state.problem == .invalid(.duration, .malformed) && presenter.state.entered == "soon")
    await presenter.send(.confirmDeletion)
    await presenter.send(.ask(.deleting))
    #expect(edit(presenter.state).contains("Delete the filter “Owls”?"))
    source.deleting.answers(())
    await presenter.send(.confirmDeletion)
    #expect(source.deleting.inputs == [owls.id] && navigator.moves == [.remove(.filter(owls.id))])
  }
}
