/// A cat on a windowsill.
struct WindowCat: Drawing {
  private static let coats: [(color: Canvas.Color, english: String, japanese: String)] = [
    (0x2B2B2B, "black", "黒"), (0xE09F3E, "ginger", "茶トラ"), (0xEFE6DD, "white", "白"), (0x8D99AE, "grey", "灰色"),
  ]

  private let light: Light
  private let coat: (color: Canvas.Color, english: String, japanese: String)
  private let hasPlant: Bool
  private let place: Int

  init(_ light: Light, _ random: inout SeededRandom) {
    self.light = light
    coat = random.pick(Self.coats) ?? Self.coats[0]
    hasPlant = random.chance(0.6)
    place = random.number(in: 240...340)
  }

  func draw(on canvas: inout Canvas) {
    canvas.rectangle(0, 0, 600, 400, 0xC9ADA7)
    canvas.rectangle(80, 30, 440, 290, 0xFFFFFF)
    canvas.bands(44..<308, from: light.sky.top, to: light.sky.bottom, count: 10)
    canvas.rectangle(0, 30, 80, 290, 0xC9ADA7)
    canvas.rectangle(520, 30, 80, 290, 0xC9ADA7)
    for bar in [80, 293, 506] { canvas.rectangle(bar, 30, 14, 290, 0xFFFFFF) }
    canvas.rectangle(50, 308, 500, 26, 0xF7F3E9)
    if hasPlant { paintPlant(on: &canvas) }
    paintCat(on: &canvas)
  }

  private func paintCat(on canvas: inout Canvas) {
    let (x, color) = (place, coat.color)
    canvas.ellipse(x + 74, 296, 50, 10, color)
    canvas.ellipse(x, 252, 56, 62, color)
    canvas.disc(x, 170, 42, color)
    for side in [-1, 1] {
      canvas.triangle(tip: x + side * 26, foot: 150, halfWidth: 15, height: 38, color)
      canvas.ellipse(x + side * 16, 166, 7, 9, 0xB7E4A8)
      canvas.ellipse(x + side * 16, 166, 2, 8, 0x111111)
      for whisker in [-6, 2] {
        canvas.line(
          from: (x + side * 18, 186), to: (x + side * 64, 184 + whisker), 1, color.mixed(with: 0x777777, 0.7))
      }
    }
    canvas.triangle(tip: x, foot: 180, halfWidth: 6, height: -7, 0xE5989B)
  }

  private func paintPlant(on canvas: inout Canvas) {
    for leaf in 0..<5 {
      canvas.ellipse(140 + (leaf - 2) * 16, 222 - abs(leaf - 2) * -10, 8, 38, 0x588157)
    }
    for row in 0..<52 { canvas.row(258 + row, 108 + row / 4..<172 - row / 4, 0xB5651D) }
  }

  func alt(_ language: DemoLanguage) -> String {
    let plant = language.text(
      hasPlant ? ", a pot plant beside it" : "", hasPlant ? "となりに鉢植えがある。" : "")
    return language.text(
      """
      A drawing of a \(coat.english) cat sitting on a windowsill and looking at you\(plant); outside, \
      \(light.name(language)).
      """,
      "窓辺に座ってこちらを見る\(coat.japanese)の猫の絵。\(plant)外は\(light.name(language))。")
  }
}
