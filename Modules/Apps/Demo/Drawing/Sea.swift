/// The sea, and someone out on it.
struct Sea: Drawing {
  private let light: Light
  private let boats: Int
  private let isRed: Bool
  private let body: Int
  private let first: Int

  init(_ light: Light, _ random: inout SeededRandom) {
    self.light = light
    boats = random.number(in: 1...3)
    isRed = random.chance(0.5)
    body = random.number(in: 120...480)
    first = random.number(in: 90...220)
  }

  func draw(on canvas: inout Canvas) {
    light.paintSky(on: &canvas, to: 220, body: body, 110)
    let deep: Canvas.Color = light == .night ? 0x050A1E : 0x0F4C75
    canvas.bands(220..<400, from: light.sky.bottom.mixed(with: deep, 0.4), to: deep, count: 12)
    for line in 0..<16 {
      let width = 20 + line * 6
      canvas.rectangle(body - width / 2 + line % 3 * 8, 226 + line * 10, width, 2, 0xFFF1C9)
    }
    for boat in 0..<boats { paint(boat, on: &canvas) }
  }

  private func paint(_ boat: Int, on canvas: inout Canvas) {
    let (x, y) = (first + boat * 140, 262 + boat * 30)
    let hull: Canvas.Color = isRed ? 0xC8553D : 0xF7F3E9
    canvas.triangle(tip: x + 4, foot: y - 6, halfWidth: 22, height: 60, 0xFFFDF5)
    canvas.rectangle(x + 3, y - 70, 3, 70, 0x4A3728)
    for row in 0..<12 { canvas.row(y + row, x - 34 + row..<x + 36 - row, hull) }
  }

  func alt(_ language: DemoLanguage) -> String {
    let color = language.text(isRed ? "red" : "white", isRed ? "赤い" : "白い")
    let count = language.text(
      boats == 1 ? "one \(color) sailing boat" : "\(boats) \(color) sailing boats", "\(color)帆船が\(boats)そう")
    return language.text(
      "A drawing of a calm sea under \(light.name(language)), with \(count) on it.",
      "\(light.name(language))の下のおだやかな海を描いた絵。\(count)浮かんでいる。")
  }
}
