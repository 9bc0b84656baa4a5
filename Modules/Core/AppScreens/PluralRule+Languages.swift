// The rules of CLDR 45 for whole numbers.
extension PluralRule {
  static let none = PluralRule { _ in .other }

  static let singular = PluralRule { $0 == 1 ? .one : .other }

  static let singularAndMillions = PluralRule { $0 == 1 ? .one : isMillions($0) ? .many : .other }

  static let toOne = PluralRule { $0 < 2 ? .one : .other }

  static let toOneAndMillions = PluralRule { $0 < 2 ? .one : isMillions($0) ? .many : .other }

  static let eastSlavic = PluralRule { endsInOne($0) ? .one : endsInFew($0) ? .few : .many }

  static let southSlavic = PluralRule { endsInOne($0) ? .one : endsInFew($0) ? .few : .other }

  static let westSlavic = PluralRule { $0 == 1 ? .one : 2...4 ~= $0 ? .few : .other }

  static let polish = PluralRule { $0 == 1 ? .one : endsInFew($0) ? .few : .many }

  static let slovene = PluralRule { count in
    switch count % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  static let lithuanian = PluralRule { count in
    if 11...19 ~= count % 100 { return .other }
    return count % 10 == 1 ? .one : count % 10 > 1 ? .few : .other
  }

  static let latvian = PluralRule { count in
    if count % 10 == 0 || 11...19 ~= count % 100 { return .zero }
    return count % 10 == 1 ? .one : .other
  }

  static let romanian = PluralRule { count in
    if count == 1 { return .one }
    return count == 0 || 1...19 ~= count % 100 ? .few : .other
  }

  static let lastDigitOne = PluralRule { endsInOne($0) ? .one : .other }

  static let dual = PluralRule { $0 == 1 ? .one : $0 == 2 ? .two : .other }

  static let arabic = PluralRule { count in
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  static let irish = PluralRule { count in
    switch count {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  static let welsh = PluralRule { count in
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func isMillions(_ count: Int) -> Bool { count > 0 && count % 1_000_000 == 0 }

  /// 1, 21, 31 …, but not 11.
  private static func endsInOne(_ count: Int) -> Bool { count % 10 == 1 && count % 100 != 11 }

  /// 2 to 4, 22 to 24 …, but not 12 to 14.
  private static func endsInFew(_ count: Int) -> Bool {
    2...4 ~= count % 10 && !(12...14 ~= count % 100)
  }
}
