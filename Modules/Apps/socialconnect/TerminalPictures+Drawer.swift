import SocialMediaStorage
import SocialTerminal

extension TerminalPictures {
  /// Draws pictures in the way that the terminal of an environment supports; nil if it supports none.
  init?(environment: [String: String]) {
    let drawer = PictureDrawer(environment: environment)
    let way = PictureProtocol(environment: environment)
    if way == .none { return nil }
    self.init(isInPixels: way.isInPixels) { path, area in await drawer.rows(of: path, in: area, by: way) }
  }
}

extension PictureDrawer {
  /// The rows of text that show the picture in a file; nil where it can't be drawn.
  fileprivate func rows(of path: String, in area: PictureArea, by way: PictureProtocol) async -> [String]? {
    guard way.isInPixels, let png = await png(path, width: area.pixels.width, height: area.pixels.height)
    else {
      // Without the tool that scales pictures, characters are still of a size that is known.
      return await characters(path, columns: area.columns, rows: area.rows)
        .map { PictureProtocol.blocks.rows(of: $0, in: area) }
    }
    let fitting = area.fitting(width: png.width, height: png.height)
    guard way == .sixel else { return way.rows(of: png.bytes, in: fitting) }
    return await sixels(path, columns: fitting.columns, rows: fitting.rows).map {
      way.rows(of: $0, in: fitting)
    }
  }
}
