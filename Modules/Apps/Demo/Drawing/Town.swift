/// Roofs and lit windows.
struct Town: Drawing {
  private let light: Light
  private let houses: [(width: Int, height: Int, hasRoof: Bool)]
  private let lit: Set<Int>

  init(_ light: Light, _ random: inout SeededRandom) {
    self.light = light
    var houses: [(width: Int, height: Int, hasRoof: Bool)] = []
    for _ in 0..<random.number(in: 7...9) {
      houses.append((random.number(in: 56...84), random.number(in: 90...220), random.chance(0.5)))
    }
    self.houses = houses
    lit = Set((0..<200).filter { _ in random.chance(0.4) })
  }

  func draw(on canvas: inout Canvas) {
    light.paintSky(on: &canvas, to: 400, body: 470, 70)
    let wall: Canvas.Color = light == .day ? 0xB5838D : 0x241F3A
    var (x, window) = (0, 0)
    for (number, house) in houses.enumerated() {
      let top = 400 - house.height
      let shade = wall.mixed(with: light.sky.bottom, Double(number % 3) * 0.12)
      canvas.rectangle(x, top, house.width, house.height, shade)
      if house.hasRoof {
        canvas.triangle(
          tip: x + house.width / 2, foot: top, halfWidth: house.width / 2, height: 34,
          shade.mixed(with: 0x8C2F39, 0.5))
      }
      for row in 0..<house.height / 34 {
        for column in 0..<house.width / 24 {
          window += 1
          let color: Canvas.Color = lit.contains(window) ? 0xFFE08A : shade.mixed(with: 0x000000, 0.3)
          canvas.rectangle(x + 8 + column * 24, top + 14 + row * 34, 11, 16, color)
        }
      }
      x += house.width
    }
  }

  func alt(_ language: DemoLanguage) -> String {
    language.text(
      """
      A drawing of a town: \(houses.count) tall houses side by side under \(light.name(language)), \
      some windows lit in yellow.
      """,
      "\(light.name(language))の下に\(houses.count)軒の家が並ぶ町の絵。いくつかの窓に黄色い明かりがついている。")
  }
}
