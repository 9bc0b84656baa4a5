/// Fruit and a cup on a table.
struct StillLife: Drawing {
  private static let fruits: [(color: Canvas.Color, english: String, japanese: String)] = [
    (0xD62828, "apples", "りんご"), (0xF4A259, "oranges", "みかん"), (0xF2D544, "lemons", "レモン"),
    (0x6A4C93, "plums", "すもも"),
  ]

  private let fruit: (color: Canvas.Color, english: String, japanese: String)
  private let count: Int
  private let cloth: Canvas.Color
  private let wall: Canvas.Color
  private let hasSteam: Bool

  init(_ light: Light, _ random: inout SeededRandom) {
    fruit = random.pick(Self.fruits) ?? Self.fruits[0]
    count = random.number(in: 3...5)
    cloth = random.pick([0x355070, 0x7A9E7E, 0xB56576, 0xE0D3B8]) ?? 0x355070
    hasSteam = random.chance(0.7)
    wall =
      switch light {
      case .day: 0xF3E9DC
      case .evening: 0xE3B587
      case .night: 0x4A4458
      }
  }

  func draw(on canvas: inout Canvas) {
    canvas.bands(0..<260, from: wall, to: wall.mixed(with: 0xFFFFFF, 0.25), count: 8)
    canvas.rectangle(0, 260, 600, 140, cloth)
    for stripe in 0..<8 {
      canvas.rectangle(stripe * 80, 260, 26, 140, cloth.mixed(with: 0xFFFFFF, 0.18))
    }
    canvas.ellipse(220, 322, 150, 16, cloth.mixed(with: 0x000000, 0.35))
    for number in 0..<count {
      let x = 220 + (number * 2 - count + 1) * 32
      canvas.disc(x, 208 + (number % 2) * 10, 38, fruit.color)
      canvas.disc(x - 12, 196 + (number % 2) * 10, 8, fruit.color.mixed(with: 0xFFFFFF, 0.6))
    }
    for row in 0..<80 {
      let half = 140 - row * row / 75
      canvas.row(232 + row, 220 - half..<220 + half, row < 7 ? 0xFFFFFF : 0xE8E4DA)
    }
    paintCup(on: &canvas)
  }

  private func paintCup(on canvas: inout Canvas) {
    canvas.ellipse(462, 326, 60, 9, cloth.mixed(with: 0x000000, 0.35))
    canvas.disc(508, 282, 22, 0x3D5A80)
    canvas.disc(508, 282, 12, cloth)
    canvas.rectangle(420, 246, 84, 78, 0x3D5A80)
    canvas.ellipse(462, 246, 42, 9, 0x2B1B12)
    guard hasSteam else { return }
    for puff in 0..<6 {
      canvas.ellipse(452 + (puff % 2) * 18, 226 - puff * 18, 7, 8, wall.mixed(with: 0xFFFFFF, 0.7))
    }
  }

  func alt(_ language: DemoLanguage) -> String {
    language.text(
      """
      A still life: a white bowl with \(count) \(fruit.english) on a striped cloth, and a blue cup\
      \(hasSteam ? " that steams" : "") beside it.
      """,
      """
      静物画。しま模様の布の上に、\(fruit.japanese)が\(count)個入った白い器と、\
      \(hasSteam ? "湯気の立つ" : "")青いカップがある。
      """)
  }
}
