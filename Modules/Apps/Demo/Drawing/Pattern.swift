/// Something that repeats.
struct Pattern: Drawing {
  private enum Kind: CaseIterable {
    case waves, tiles, quilt
  }

  private static let inks: [(dark: Canvas.Color, pale: Canvas.Color, english: String, japanese: String)] = [
    (0x1D3557, 0xF1FAEE, "blue and white", "青と白"), (0x6D2E46, 0xF4D6CC, "wine red and pink", "えんじと桃色"),
    (0x344E41, 0xDAD7CD, "green and sand", "緑と砂色"), (0x3C2A4D, 0xE9C46A, "purple and gold", "紫と金色"),
  ]

  private let kind: Kind
  private let ink: (dark: Canvas.Color, pale: Canvas.Color, english: String, japanese: String)
  private let size: Int

  init(_ random: inout SeededRandom) {
    kind = random.pick(Kind.allCases) ?? .waves
    ink = random.pick(Self.inks) ?? Self.inks[0]
    size = random.number(in: 40...64)
  }

  func draw(on canvas: inout Canvas) {
    canvas.rectangle(0, 0, canvas.width, canvas.height, ink.pale)
    switch kind {
    case .waves: paintWaves(on: &canvas)
    case .tiles: paintTiles(on: &canvas)
    case .quilt: paintQuilt(on: &canvas)
    }
  }

  /// Scales of circles, row over row.
  private func paintWaves(on canvas: inout Canvas) {
    for row in 0...(canvas.height * 2 / size + 2) {
      for column in -1...(canvas.width / (size * 2) + 1) {
        let x = column * size * 2 + row % 2 * size
        for ring in 0..<4 {
          canvas.disc(x, row * size / 2, size - ring * size / 4, ring % 2 == 0 ? ink.dark : ink.pale)
        }
      }
    }
  }

  private func paintTiles(on canvas: inout Canvas) {
    for row in 0...canvas.height / size {
      for column in 0...canvas.width / size {
        let (x, y) = (column * size, row * size)
        if (row + column) % 2 == 0 { canvas.rectangle(x, y, size, size, ink.dark) }
        canvas.disc(
          x + size / 2, y + size / 2, size / 4, (row + column) % 2 == 0 ? ink.pale : ink.dark)
      }
    }
  }

  private func paintQuilt(on canvas: inout Canvas) {
    for row in 0...canvas.height / size {
      for column in 0...canvas.width / size {
        let part = Double((row * 3 + column * 5) % 7) / 6
        let (x, y) = (column * size, row * size)
        canvas.rectangle(x, y, size, size, ink.dark.mixed(with: ink.pale, part))
        canvas.triangle(
          tip: x + size / 2, foot: y + size - 1, halfWidth: size / 2, height: size - 1,
          ink.pale.mixed(with: ink.dark, part))
      }
    }
  }

  func alt(_ language: DemoLanguage) -> String {
    let name =
      switch kind {
      case .waves: language.text("overlapping circles, like scales or waves", "うろこのように重なる円（青海波）")
      case .tiles: language.text("a chequered floor with a dot in each tile", "市松模様のひとつひとつに丸")
      case .quilt: language.text("a quilt of squares and triangles", "四角と三角のパッチワーク")
      }
    return language.text("A pattern in \(ink.english): \(name).", "\(ink.japanese)の模様。\(name)。")
  }
}
