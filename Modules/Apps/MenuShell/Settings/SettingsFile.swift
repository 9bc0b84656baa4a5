public import AppValues
import Foundation
public import SocialFiles

/// Keeps the settings of the shell.
public protocol SettingsStore: Sendable {
  /// What is kept; nil when nothing ever was.
  ///
  /// Throws `storage`.
  func load() async throws(AppError) -> MenuShellSettings?
  /// Throws `storage`.
  func save(_ settings: MenuShellSettings) async throws(AppError)
}

/// Keeps the settings in a file that only its owner can read.
public struct SettingsFile: SettingsStore {
  private let file: PrivateFile

  /// - Parameter file: Where they are kept; made at the first start.
  public init(_ file: PrivateFile) {
    self.file = file
  }

  public func load() async throws(AppError) -> MenuShellSettings? {
    guard let bytes = try file.read() else { return nil }
    // A broken file has lost a few choices, which can be made again.
    return (try? JSONDecoder().decode(MenuShellSettings.self, from: Data(bytes))) ?? MenuShellSettings()
  }

  public func save(_ settings: MenuShellSettings) async throws(AppError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try file.replace(with: [UInt8](try encoder.encode(settings)))
    } catch let error as AppError {
      throw error
    } catch {
      throw .unexpected(reference: "settings-encoding")
    }
  }
}
