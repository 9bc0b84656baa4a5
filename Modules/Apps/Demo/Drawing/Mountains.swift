import Foundation

/// Ridges one behind another, and perhaps a lake before them.
struct Mountains: Drawing {
  private let light: Light
  private let isSnowy: Bool
  private let ridges: Int
  private let hasLake: Bool
  private let waves: [(length: Double, shift: Double)]
  private let body: Int

  init(_ light: Light, _ random: inout SeededRandom, isSnowy: Bool) {
    self.light = light
    self.isSnowy = isSnowy
    ridges = random.number(in: 3...5)
    hasLake = random.chance(0.5) && !isSnowy
    body = random.number(in: 100...500)
    var waves: [(length: Double, shift: Double)] = []
    for _ in 0..<15 { waves.append((40 + 140 * random.fraction(), 6.28 * random.fraction())) }
    self.waves = waves
  }

  func draw(on canvas: inout Canvas) {
    light.paintSky(on: &canvas, to: 300, body: body, 80)
    let near: Canvas.Color = isSnowy ? 0xF3F7FB : light == .night ? 0x0A1626 : 0x1F4E4A
    let far = light.sky.bottom.mixed(with: isSnowy ? 0xB8CBE0 : 0x3A5F8A, 0.6)
    for ridge in 0..<ridges {
      let part = Double(ridge) / Double(ridges - 1)
      canvas.below({ height(of: ridge, at: $0) }, far.mixed(with: near, part))
    }
    if hasLake { paintLake(on: &canvas) }
    if isSnowy { paintTrees(on: &canvas) }
  }

  private func height(of ridge: Int, at x: Int) -> Int {
    let base = 150 + 200 * ridge / ridges
    let swing = waves[ridge * 3..<ridge * 3 + 3].enumerated().reduce(0) { sum, wave in
      sum + sin(Double(x) / wave.element.length + wave.element.shift) * 34 / Double(wave.offset + 1)
    }
    return base + Int(swing)
  }

  private func paintLake(on canvas: inout Canvas) {
    canvas.bands(330..<400, from: light.sky.bottom, to: light.sky.top, count: 8)
    for line in 0..<9 {
      canvas.rectangle(body - 60 + line * 9, 338 + line * 6, 110 - line * 10, 2, 0xFFF8E0)
    }
  }

  private func paintTrees(on canvas: inout Canvas) {
    for tree in 0..<9 {
      let (x, y) = (40 + tree * 66, 380 - tree % 3 * 14)
      for layer in 0..<3 {
        canvas.triangle(tip: x, foot: y - layer * 16, halfWidth: 20 - layer * 5, height: 26, 0x2F5D50)
        canvas.triangle(tip: x, foot: y - layer * 16 - 16, halfWidth: 7, height: 10, 0xFFFFFF)
      }
    }
  }

  func alt(_ language: DemoLanguage) -> String {
    let sky = light.name(language)
    if isSnowy {
      return language.text(
        "A drawing of snowy hills, \(ridges) rows of them, with fir trees in front, under \(sky).",
        "\(sky)の下、\(ridges)重に連なる雪の丘と、手前のもみの木を描いた絵。")
    }
    let lake = language.text(
      hasLake ? " A lake in front mirrors the light." : "", hasLake ? "手前の湖に光が映っている。" : "")
    return language.text(
      "A drawing of \(ridges) ridges of mountains, one behind the other, under \(sky).\(lake)",
      "\(sky)の下に\(ridges)重に連なる山々を描いた絵。\(lake)")
  }
}
