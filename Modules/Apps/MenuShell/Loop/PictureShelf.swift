import AppScreens
import SocialTerminal

/// The pictures that were drawn last: each is drawn once while it is here.
@MainActor
final class PictureShelf {
  /// A picture in one size.
  struct Key: Hashable {
    let path: String
    let size: PictureSize
  }

  /// The most rows of a picture by itself.
  private static let rows = 12
  /// The largest area of a small picture.
  private static let small = PictureArea(columns: 24, rows: 6)
  /// How many pictures of an item are drawn: it's not to fill the window.
  private static let mostOfItem = 2
  /// How many blocks have their pictures drawn at once: few, since those that do not fit were drawn in vain.
  private static let blocksAtOnce = 2
  /// How many are kept: those of some pages, since people go back and forth.
  private static let limit = 40

  private let pictures: TerminalPictures
  private var width = 0
  /// Those that are kept, the last drawn at the end.
  private var kept: [Key] = []
  /// The rows of each that could be drawn.
  private(set) var drawn: [Key: [String]] = [:]

  init(_ pictures: TerminalPictures) {
    self.pictures = pictures
  }

  /// Draws the pictures of parts of a screen in a window of that width, all at once, but for those that are here.
  func draw(_ blocks: some Sequence<Block<ScreenAction>>, width: Int) async {
    if width != self.width { (kept, drawn) = ([], [:]) }
    self.width = width
    let wanted = Set(keys(of: blocks))
    let missing = wanted.subtracting(kept).map { ($0, area($0.size)) }
    await withTaskGroup(of: (Key, [String]?).self) { [pictures] group in
      for (key, area) in missing {
        group.addTask { (key, await pictures.draw(key.path, in: area)) }
      }
      for await (key, rows) in group { drawn[key] = rows }
    }
    kept = kept.filter { !wanted.contains($0) } + wanted
    for key in kept.dropLast(Self.limit) { drawn[key] = nil }
    kept = kept.suffix(Self.limit)
  }

  /// Draws the pictures of some blocks after others until they fill a page: pictures make them higher.
  ///
  /// - Parameter renderer: Draws blocks with the pictures that are here.
  /// - Returns: The blocks on the page.
  func drawPage(
    of screen: Screen<ScreenAction>, from first: Int, room: Int, by renderer: () -> ScreenRenderer
  ) async -> Range<Int> {
    var page = ScreenPage(screen, from: first, room: room, renderer: renderer()).blocks
    var index = page.lowerBound
    while index < page.upperBound {
      let next = index..<min(index + Self.blocksAtOnce, page.upperBound)
      await draw(screen.blocks[next], width: renderer().width)
      page = ScreenPage(screen, from: first, room: room, renderer: renderer()).blocks
      index = next.upperBound
    }
    return page
  }

  private func keys(of blocks: some Sequence<Block<ScreenAction>>) -> [Key] {
    blocks.flatMap { block -> [Key] in
      switch block {
      // Of coloured characters, small pictures show nothing and fill the page.
      case .picture(let picture) where picture.size == .large || pictures.isInPixels:
        [Key(path: picture.path, size: picture.size)]
      case .entry(let entry) where pictures.isInPixels:
        entry.pictures.prefix(Self.mostOfItem).map { Key(path: $0.path, size: .small) }
      case .picture, .entry, .heading, .paragraph, .divider: []
      }
    }
  }

  private func area(_ size: PictureSize) -> PictureArea {
    switch size {
    case .large: PictureArea(columns: width, rows: Self.rows)
    case .small: PictureArea(columns: min(width / 2, Self.small.columns), rows: Self.small.rows)
    }
  }
}
