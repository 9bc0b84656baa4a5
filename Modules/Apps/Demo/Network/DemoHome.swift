public import Entities

/// A town to live in.
public struct DemoHome: Hashable, Sendable {
  public let place: Place
  /// Ahead of Greenwich, in winter.
  let hoursEast: Int

  private init(_ name: String, _ latitude: Double, _ longitude: Double, hoursEast: Int) {
    place = Place(name: name, latitude: latitude, longitude: longitude)
    self.hoursEast = hoursEast
  }

  static func all(_ language: DemoLanguage) -> [DemoHome] {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let english = [
    DemoHome("Bristol", 51.4545, -2.5879, hoursEast: 0),
    DemoHome("Edinburgh", 55.9533, -3.1883, hoursEast: 0),
    DemoHome("Galway", 53.2707, -9.0568, hoursEast: 0),
    DemoHome("Leeds", 53.8008, -1.5491, hoursEast: 0),
    DemoHome("Utrecht", 52.0907, 5.1214, hoursEast: 1),
    DemoHome("Halifax", 44.6488, -63.5752, hoursEast: -4),
    DemoHome("Toronto", 43.6532, -79.3832, hoursEast: -5),
    DemoHome("Portland", 45.5152, -122.6784, hoursEast: -8),
  ]

  private static let japanese = [
    DemoHome("札幌市", 43.0618, 141.3545, hoursEast: 9),
    DemoHome("仙台市", 38.2682, 140.8694, hoursEast: 9),
    DemoHome("東京都杉並区", 35.6995, 139.6364, hoursEast: 9),
    DemoHome("鎌倉市", 35.3192, 139.5467, hoursEast: 9),
    DemoHome("金沢市", 36.5613, 136.6562, hoursEast: 9),
    DemoHome("京都市", 35.0116, 135.7681, hoursEast: 9),
    DemoHome("尾道市", 34.4089, 133.2050, hoursEast: 9),
    DemoHome("福岡市", 33.5904, 130.4017, hoursEast: 9),
  ]
}
