public import AppValues

// What is wrong with a value that was entered.
extension Words {
  func explainGenerally(_ field: InputField, _ rule: InputRule) -> String {
    if field == .limit, rule == .outOfRange { return shared.rules.limitOutOfRange(PageRequest.limits) }
    return explain(rule, of: shared.fields.name(of: field))
  }

  /// Describes what is wrong with a value.
  ///
  /// - Parameter name: The name of the value, as it begins a sentence ("The name").
  public func explain(_ rule: InputRule, of name: String) -> String {
    let rules = shared.rules
    return switch rule {
    case .empty: rules.empty(name)
    case .tooShort(let minimum): rules.tooShort(name, minimum)
    case .tooLong(let maximum, let excess): rules.tooLong(name, maximum, excess)
    case .tooLarge: rules.tooLarge(name)
    case .malformed: rules.malformed(name)
    case .common: rules.common
    case .taken: rules.taken(name)
    case .reserved: rules.reserved(name)
    case .severalLines: rules.severalLines(name)
    case .unprintable: rules.unprintable(name)
    case .wrong: rules.wrong(name)
    case .unchanged: rules.unchanged(name)
    case .outOfRange: rules.outOfRange(name)
    case .missing: rules.missing
    case .unreadable: rules.unreadable
    case .unsupported: rules.unsupported
    case .tooManyBytes(let megabytes): rules.tooManyBytes(name, megabytes)
    case .tooManyPixels(let megapixels): rules.tooManyPixels(name, megapixels)
    case .toolMissing(let package): rules.toolMissing(package)
    case .pending: rules.pending(name)
    case .suspended: rules.suspended(name)
    case .unconfirmed: rules.unconfirmed(name)
    case .mismatched(let expected): rules.mismatched(name, expected)
    case .unsafe: rules.unsafe(name)
    case .failed(let status): rules.failed(name, status)
    }
  }
}

extension SharedStrings.Fields {
  func name(of field: InputField) -> String {
    switch field {
    case .name: name
    case .text: text
    case .query: query
    case .link: link
    case .cursor: cursor
    case .limit: limit
    case .database: database
    case .language: language
    case .file: file
    case .mail: mail
    default: other
    }
  }
}
