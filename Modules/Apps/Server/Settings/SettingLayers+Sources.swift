import AppScreens
import Configuration
import Foundation

extension SettingLayers.Layer {
  /// The settings on the command line.
  ///
  /// - Parameter given: The values of the options, by their names without the dashes.
  static func commandLine(_ given: [String: [String]]) -> Self {
    var values: [AbsoluteConfigKey: ConfigValue] = [:]
    for (name, texts) in given {
      let isList = Setting(rawValue: name) == .trustedProxy
      let content = isList ? ConfigContent.stringArray(texts) : .string(texts.last ?? "")
      values[AbsoluteConfigKey([name])] = ConfigValue(content, isSecret: false)
    }
    return Self(values: InMemoryProvider(values: values).snapshot(), name: \.option)
  }

  /// The settings in the environment. A variable without a value doesn't count.
  static func environment(_ variables: [String: String]) -> Self {
    let ours = variables.filter { $0.key.hasPrefix(Setting.prefix) && !$0.value.isEmpty }
    return Self(
      values: EnvironmentVariablesProvider(environmentVariables: ours).snapshot(), prefix: ["socialconnect"],
      name: \.variable)
  }

  /// The settings in a JSON file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, and the setting that named it.
  ///   - language: The language of the names of its settings.
  ///
  /// Throws `SettingFault` for a file that can't be read, and for keys that aren't settings.
  static func file(
    _ path: SettingLayers.GivenValue<String>, _ language: Language
  ) throws(SettingFault) -> Self {
    let data = try contents(of: path)
    guard let object = object(in: data), let snapshot = snapshot(of: data) else {
      throw path.fault(.noObject(path.value))
    }
    if let unknown = Set(object.keys).subtracting(Setting.inFiles).min() {
      throw SettingFault(name: path.value, problem: .unknownKey(unknown))
    }
    let named = SettingStrings.of(language).key
    return Self(values: snapshot) { named($0.rawValue, path.value) }
  }

  private static func contents(of path: SettingLayers.GivenValue<String>) throws(SettingFault) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path.value))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path.value)
      throw path.fault(isThere ? .unreadable(path.value) : .noFile(path.value))
    }
  }

  /// Nil for anything but an object, and for an object that contains others.
  private static func object(in data: Data) -> [String: Any]? {
    // The error is described in our own words.
    let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    return object.flatMap { $0.values.contains { $0 is [String: Any] } ? nil : $0 }
  }

  /// Nil for an object with values that settings can't have.
  private static func snapshot(of data: Data) -> JSONSnapshot? {
    // The same.
    try? JSONSnapshot(data: data.bytes, providerName: "file", parsingOptions: .default)
  }
}
