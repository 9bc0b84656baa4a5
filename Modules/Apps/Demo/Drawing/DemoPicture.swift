/// The description of a picture, from which it is drawn.
public struct DemoPicture: Hashable, Sendable {
  /// What is on it.
  enum Scene: String, Hashable, Sendable, CaseIterable {
    case mountains, sea, town, train, stillLife, pattern, cat, flowers, rain, snow
  }

  let scene: Scene
  let light: Light
  let seed: UInt64
  let language: DemoLanguage

  /// The description, for people who can't see it.
  public var alt: String {
    drawing.alt(language)
  }

  /// The picture as a PNG file.
  public func png() -> [UInt8] {
    var canvas = Canvas(ground: light.sky.top)
    drawing.draw(on: &canvas)
    return PNGFile(canvas).bytes
  }

  private var drawing: any Drawing {
    var random = SeededRandom(seed: seed)
    return switch scene {
    case .mountains: Mountains(light, &random, isSnowy: false)
    case .snow: Mountains(light, &random, isSnowy: true)
    case .sea: Sea(light, &random)
    case .town: Town(light, &random)
    case .train: Train(light, &random)
    case .stillLife: StillLife(light, &random)
    case .pattern: Pattern(&random)
    case .cat: WindowCat(light, &random)
    case .flowers: Flowers(light, &random)
    case .rain: RainyWindow(light, &random)
    }
  }
}

/// A subject that can be drawn and described, both from the same choices.
protocol Drawing: Sendable {
  func draw(on canvas: inout Canvas)
  func alt(_ language: DemoLanguage) -> String
}

/// The light of an hour.
enum Light: String, Hashable, Sendable {
  case day, evening, night

  init(hour: Int) {
    self =
      switch hour {
      case 8...16: .day
      case 5...7, 17...19: .evening
      default: .night
      }
  }

  /// The colours of the sky at its height and above the horizon.
  var sky: (top: Canvas.Color, bottom: Canvas.Color) {
    switch self {
    case .day: (0x5AA9E6, 0xDDF1FA)
    case .evening: (0x3D3A6B, 0xF6A15B)
    case .night: (0x0B1030, 0x2C3A6B)
    }
  }

  func name(_ language: DemoLanguage) -> String {
    return switch self {
    case .day: language.text("a bright sky", "明るい空")
    case .evening: language.text("an orange evening sky", "夕焼けの空")
    case .night: language.text("a dark blue night sky", "紺色の夜空")
    }
  }

  /// Paints the sky, with a sun or a moon.
  func paintSky(on canvas: inout Canvas, to horizon: Int, body x: Int, _ y: Int) {
    canvas.bands(0..<horizon, from: sky.top, to: sky.bottom)
    switch self {
    case .day: canvas.disc(x, y, 30, 0xFFF3B0)
    case .evening: canvas.disc(x, y + 60, 42, 0xFFD27A)
    case .night: canvas.disc(x, y, 26, 0xF4F1DE)
    }
  }
}
