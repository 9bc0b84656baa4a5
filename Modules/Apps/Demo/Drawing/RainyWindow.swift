/// Rain, and umbrellas in it.
struct RainyWindow: Drawing {
  private static let colors: [Canvas.Color] = [0xD62828, 0xF4C430, 0x2A9D8F, 0x9D4EDD]

  private let light: Light
  private let umbrellas: Int
  private let drops: [(x: Int, y: Int)]

  init(_ light: Light, _ random: inout SeededRandom) {
    self.light = light
    umbrellas = random.number(in: 2...4)
    var drops: [(x: Int, y: Int)] = []
    for _ in 0..<140 { drops.append((random.number(in: 0...599), random.number(in: 0...380))) }
    self.drops = drops
  }

  func draw(on canvas: inout Canvas) {
    let grey: Canvas.Color = light == .day ? 0x9AA8B5 : 0x3B4654
    canvas.bands(0..<330, from: grey, to: grey.mixed(with: 0xFFFFFF, 0.25), count: 10)
    canvas.bands(330..<400, from: 0x56616E, to: 0x39424D, count: 5)
    for number in 0..<umbrellas { paint(number, on: &canvas) }
    for drop in drops {
      canvas.line(from: drop, to: (drop.x - 4, drop.y + 14), 2, 0xE3EDF5)
    }
  }

  private func paint(_ number: Int, on canvas: inout Canvas) {
    let x = 600 * (number * 2 + 1) / (umbrellas * 2)
    let (y, color) = (210 + number % 2 * 26, Self.colors[number])
    canvas.rectangle(x - 14, y + 44, 28, 96, 0x2F3640)
    canvas.disc(x, y + 34, 14, 0xE8C4A2)
    canvas.rectangle(x - 1, y - 8, 3, 60, 0x222222)
    for row in 0..<44 {
      let rise = Double(44 - row)
      let half = Int((5184 - 2.5 * rise * rise).squareRoot())
      canvas.row(y - 34 + row, x - half..<x + half, color)
    }
  }

  func alt(_ language: DemoLanguage) -> String {
    language.text(
      "A drawing of a rainy street: \(umbrellas) people under umbrellas of different colours.",
      "雨の通りの絵。色のちがう傘をさした人が\(umbrellas)人歩いている。")
  }
}
