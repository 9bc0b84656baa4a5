import Foundation

/// Flowers in a row.
struct Flowers: Drawing {
  private static let kinds: [(petal: Canvas.Color, heart: Canvas.Color, english: String, japanese: String)] =
    [
      (0xF4C430, 0x5C3D2E, "yellow sunflowers", "黄色いひまわり"), (0xE5383B, 0x2B2B2B, "red poppies", "赤いポピー"),
      (0xFFFFFF, 0xF4C430, "white daisies", "白いひなぎく"), (0xC77DFF, 0xF4C430, "purple asters", "紫の野菊"),
    ]

  private let light: Light
  private let kind: (petal: Canvas.Color, heart: Canvas.Color, english: String, japanese: String)
  private let heights: [Int]

  init(_ light: Light, _ random: inout SeededRandom) {
    self.light = light
    kind = random.pick(Self.kinds) ?? Self.kinds[0]
    var heights: [Int] = []
    for _ in 0..<random.number(in: 3...6) { heights.append(random.number(in: 110...210)) }
    self.heights = heights
  }

  func draw(on canvas: inout Canvas) {
    light.paintSky(on: &canvas, to: 350, body: 80, 60)
    canvas.below({ 340 + Int(6 * sin(Double($0) / 30)) }, light == .night ? 0x1B3A2B : 0x7CB518)
    for (number, height) in heights.enumerated() {
      let x = 600 * (number * 2 + 1) / (heights.count * 2)
      let top = 350 - height
      canvas.line(from: (x, 360), to: (x, top), 6, 0x386641)
      for side in [-1, 1] { canvas.ellipse(x + side * 22, 300 - number % 2 * 20, 20, 7, 0x386641) }
      for petal in 0..<10 {
        let angle = Double(petal) * .pi / 5
        canvas.disc(x + Int(30 * cos(angle)), top + Int(30 * sin(angle)), 13, kind.petal)
      }
      canvas.disc(x, top, 20, kind.heart)
    }
  }

  func alt(_ language: DemoLanguage) -> String {
    language.text(
      "A drawing of \(heights.count) \(kind.english) of different heights in a meadow, under \(light.name(language)).",
      "\(light.name(language))の下、草の上に高さのちがう\(kind.japanese)が\(heights.count)本咲いている絵。")
  }
}
