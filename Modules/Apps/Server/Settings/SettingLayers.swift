import Configuration

/// The settings of a server from the command line, or else from the environment, or else from a file.
struct SettingLayers {
  /// A value, and the name that it was given by.
  struct GivenValue<Value> {
    let value: Value
    let name: String

    func fault(_ problem: SettingFault.Problem) -> SettingFault { SettingFault(name: name, problem: problem) }
  }

  /// One place where settings are given.
  struct Layer {
    let values: any ConfigSnapshot
    /// The prefix of its keys.
    var prefix: [String] = []
    /// The name of a setting in it.
    let name: (Setting) -> String
  }

  private let layers: [Layer]

  /// - Parameter layers: The first that has a setting counts.
  init(_ layers: [Layer]) {
    self.layers = layers
  }

  func text(_ setting: Setting) throws(SettingFault) -> GivenValue<String>? {
    guard let (layer, found) = find(setting, as: [.string]) else { return nil }
    guard case .string(let text) = found else { throw layer.fault(setting, .notText) }
    guard text.contains(where: { !$0.isWhitespace }) else { throw layer.fault(setting, .empty) }
    return GivenValue(value: text, name: layer.name(setting))
  }

  func number(_ setting: Setting, in range: ClosedRange<Int>) throws(SettingFault) -> GivenValue<Int>? {
    guard let (layer, found) = find(setting, as: [.string, .int]) else { return nil }
    let number: Int? =
      switch found {
      case .string(let text): Int(text)
      case .int(let number): number
      default: nil
      }
    guard let number, range.contains(number) else {
      throw layer.fault(setting, .notNumber(from: range.lowerBound, to: range.upperBound))
    }
    return GivenValue(value: number, name: layer.name(setting))
  }

  /// A setting that is on or off.
  func flag(_ setting: Setting) throws(SettingFault) -> Bool? {
    try choice(setting, of: ["on", "off"]) { text in
      switch text {
      case "on", "yes", "true", "1": true
      case "off", "no", "false", "0": false
      default: nil
      }
    }
  }

  /// A setting that is one of several words.
  ///
  /// - Parameters:
  ///   - words: The words to choose from, as people are told.
  ///   - value: What a word means, in lower case; nil for one that isn't known.
  func choice<Value>(
    _ setting: Setting, of words: [String], _ value: (String) -> Value?
  ) throws(SettingFault) -> Value? {
    guard let (layer, found) = find(setting, as: [.string, .double]) else { return nil }
    let word =
      switch found {
      case .string(let text): text.lowercased()
      // Values such as true and false in a file can be read as this type, and so can numbers.
      case .double(1): "yes"
      case .double(0): "no"
      default: ""
      }
    guard let value = value(word) else { throw layer.fault(setting, .notChoice(words)) }
    return value
  }

  func list(_ setting: Setting) throws(SettingFault) -> GivenValue<[String]>? {
    guard let (layer, found) = find(setting, as: [.stringArray, .string]) else { return nil }
    switch found {
    case .stringArray(let texts): return GivenValue(value: texts, name: layer.name(setting))
    case .string(let text): return GivenValue(value: [text], name: layer.name(setting))
    default: throw layer.fault(setting, .notList)
    }
  }

  /// The first layer that has a setting, and its value as the first of the types that it can be read as; nil for the
  /// value where it can't be read as any.
  private func find(_ setting: Setting, as types: [ConfigType]) -> (Layer, ConfigContent?)? {
    for layer in layers {
      let key = AbsoluteConfigKey(layer.prefix + [setting.rawValue])
      var isThere = false
      for type in types {
        do {
          guard let value = try layer.values.value(forKey: key, type: type).value else { break }
          return (layer, value.content)
        } catch {
          // It has a value of another type.
          isThere = true
        }
      }
      if isThere { return (layer, nil) }
    }
    return nil
  }
}

extension SettingLayers.Layer {
  fileprivate func fault(_ setting: Setting, _ problem: SettingFault.Problem) -> SettingFault {
    SettingFault(name: name(setting), problem: problem)
  }
}
