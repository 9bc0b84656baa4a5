/// A train on a viaduct.
struct Train: Drawing {
  private static let liveries: [(color: Canvas.Color, english: String, japanese: String)] = [
    (0x2D6A4F, "green", "緑の"), (0xB23A48, "red", "赤い"), (0x2A5CAA, "blue", "青い"), (0xE9C46A, "yellow", "黄色い"),
  ]

  private let light: Light
  private let carriages: Int
  private let livery: (color: Canvas.Color, english: String, japanese: String)
  private let start: Int

  init(_ light: Light, _ random: inout SeededRandom) {
    self.light = light
    carriages = random.number(in: 2...4)
    livery = random.pick(Self.liveries) ?? Self.liveries[0]
    start = random.number(in: 20...90)
  }

  func draw(on canvas: inout Canvas) {
    light.paintSky(on: &canvas, to: 330, body: 480, 80)
    let hill: Canvas.Color = light == .night ? 0x12261F : 0x6A994E
    canvas.below({ 300 + ($0 - 300) * ($0 - 300) / 2600 }, hill.mixed(with: light.sky.bottom, 0.4))
    paintViaduct(on: &canvas)
    canvas.below({ 366 + ($0 % 90 - 45) * ($0 % 90 - 45) / 400 }, hill)
    for carriage in 0..<carriages { paint(carriage, on: &canvas) }
  }

  private func paintViaduct(on canvas: inout Canvas) {
    let stone: Canvas.Color = light == .night ? 0x4A4E69 : 0xA79B8E
    canvas.rectangle(0, 238, 600, 14, stone)
    for pier in 0..<7 {
      canvas.rectangle(pier * 100 - 12, 252, 24, 148, stone)
      for row in 0..<22 {
        // Where two arches meet, the pier is widest.
        let half = 12 + (22 - row) * (22 - row) / 14
        canvas.row(252 + row, pier * 100 - half..<pier * 100 + half, stone)
      }
    }
  }

  private func paint(_ carriage: Int, on canvas: inout Canvas) {
    let (x, y) = (start + carriage * 122, 192)
    canvas.rectangle(x, y, 116, 40, livery.color)
    canvas.rectangle(x, y - 5, 116, 5, livery.color.mixed(with: 0x000000, 0.35))
    canvas.rectangle(x, y + 27, 116, 4, 0xFFF8E7)
    for window in 0..<5 {
      canvas.rectangle(x + 9 + window * 21, y + 7, 15, 15, light == .day ? 0xDDF1FA : 0xFFE08A)
    }
    for wheel in [20, 40, 76, 96] { canvas.disc(x + wheel, y + 42, 5, 0x2B2B2B) }
  }

  func alt(_ language: DemoLanguage) -> String {
    language.text(
      """
      A drawing of a \(livery.english) train of \(carriages) carriages crossing a stone viaduct under \
      \(light.name(language)).
      """,
      "\(light.name(language))の下、石造りの橋をわたる\(livery.japanese)\(carriages)両編成の電車の絵。")
  }
}
