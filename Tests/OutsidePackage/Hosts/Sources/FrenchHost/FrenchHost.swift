import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import PostActions
import Timeline

/// Notes of a garden club, which is out of reach after the first page.
struct Notes: TimelineRepository {
  static let midi = Timestamp(milliseconds: 1_795_262_400_000)
  let timelineCapabilities = TimelineCapabilities(kinds: [.everyone])

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    guard case .first = request.position else { throw .offline }
    let items = [
      ("2", "Mia", "Les tomates sont mûres. 🍅", Int64(60)),
      ("1", "Ken", "Le portail ferme à six heures.", 7200),
    ]
    .map { id, name, text, age in
      let author = Author(id: ID(name), handle: name.lowercased(), name: name)
      let post = Post(
        id: ID(id), author: author, content: PostContent(text), createdAt: Self.midi.adding(seconds: -age))
      return TimelineItem(id: ID(id), post: post, sharedBy: nil, at: post.createdAt, cursor: Cursor(id))
    }
    return Page(items: items, older: Cursor("1"), newer: Cursor("2"))
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }
}

@main
struct FrenchHost {
  /// The shared words that this app shows, in its own language.
  static var words: Words {
    let french = Language("fr")
    var words = Words(french, timeZone: .gmt, app: AppName(title: "Potager"))
    words.shared.dates.minutesAgo = CountedText(french, one: "il y a %d minute", other: "il y a %d minutes")
    words.shared.dates.hoursAgo = CountedText(french, one: "il y a %d heure", other: "il y a %d heures")
    words.shared.errors.offline = "Le serveur est injoignable."
    return words
  }

  static func main() async {
    let context = ViewContext(words: words, clock: WallClock { Notes.midi })
    let factory = TimelineFactory(
      repository: Notes(), readingPositions: nil, hashtags: nil, lists: nil,
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: .anonymous), viewer: .anonymous,
      strings: .english, context: context)
    let navigator = SingleScreenNavigator<Route>()
    guard let presenter = factory.presenter(for: .everyone, navigator: navigator) else { return }
    await presenter.appear()
    let count = CountedText(context.words.language, one: "%d message", other: "%d messages")
    print(count(presenter.state.loaded.items.count))
    for item in presenter.state.loaded.items {
      print(
        "\(item.post.author.name), \(context.words.ago(item.at, now: Notes.midi)) : \(item.post.content.text)"
      )
    }
    await presenter.send(.more)
    print(presenter.state.problem.map(context.words.explain) ?? "")
  }
}
