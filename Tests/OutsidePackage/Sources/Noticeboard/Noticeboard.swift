import AppScreens
import AppValues
import Entities
import Foundation
import PostActions
import Presentation
import Timeline

/// A noticeboard that shows SocialConnect's timeline over notes of its own, in words of its own.
@main
struct Noticeboard {
  static func main() async throws {
    let notes = NoteRepository()
    let page = try await TimelineInteractor(repository: notes).page(.everyone)
    print("\(page.items.count) notes, the newest by \(page.items.first?.post.author.name ?? "nobody")")

    let factory = TimelineFactory(
      repository: notes, hashtags: notes, lists: notes,
      actions: PostActionsInteractor(repository: notes, viewer: .anonymous), viewer: .anonymous,
      strings: words, context: context)
    let liveScreen = factory.screen(for: .everyone, navigator: Lobby())
    await liveScreen.appear()
    print(ScreenRenderer(width: 60).render(liveScreen.screen), terminator: "")
  }

  private static var words: TimelineStrings {
    var words = TimelineStrings.english
    words.everyone = "The board in the hall"
    words.refresh = "Look again"
    words.signIn = "Ask for a key"
    return words
  }

  private static var context: ViewContext {
    let noon = Timestamp(milliseconds: 1_767_268_800_000)
    return ViewContext(words: Words.social(.english, timeZone: .gmt), clock: WallClock { noon })
  }
}
