import AppScreens
import Entities
import Hashtags
import Navigation
import SocialTestSupport
import Testing

@MainActor
@Suite("The assembly of the screen of hashtags")
struct HashtagsFactoryTests {
  private let navigator = RecordingNavigator()

  @Test("makes the followed hashtags, as a presenter and as a screen")
  func hashtags() async {
    let repository = FakeHashtags()
    repository.listing.answers(page([Hashtag(name: "cats", isFollowed: true)]))
    var strings = HashtagsStrings.english
    strings.title = "My words"
    let factory = HashtagsFactory(
      repository: repository, viewer: asAlice, strings: strings, context: context())
    let presenter = factory.presenter(navigator: navigator)
    await presenter.appear()
    #expect(presenter.state.hashtags?.map(\.name) == ["cats"])
    await presenter.send(.open("cats"))
    #expect(navigator.moves == [.show(.hashtag("cats"))])
    #expect(factory.screen(navigator: navigator).screen.title == "My words")
  }
}
