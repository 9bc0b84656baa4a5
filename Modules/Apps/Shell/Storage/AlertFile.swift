public import AppValues
import Foundation
public import Notifications
import SocialFiles
public import SocialMenuShell
import SocialTerminal

/// How the person on this device wants to be alerted to notices, in `alerts.json` of the data directory.
///
/// Two processes that change it at the same time wait for one another. A file that cannot be understood says that
/// they chose nothing.
public struct AlertFile: AlertStore {
  private struct Document: Codable {
    var version = 1
    let ways: [String]
  }

  private let folder: PrivateFolder
  private let desktop: DesktopNotifier

  /// - Parameter path: The folders in which programs are looked for, parted by `:`.
  public init(directory: DataDirectory, path: String) {
    folder = directory.folder
    desktop = DesktopNotifier(path: path)
  }

  public var ways: [AlertWay] { AlertWay.shell }

  public var missing: Set<AlertWay> { desktop.isInstalled ? [] : [.desktop] }

  public func load() async throws(AppError) -> NoticeAlerts { try read() }

  public func change(_ ways: [AlertWay: Bool]) async throws(AppError) -> NoticeAlerts {
    try folder.create()
    let lock = FileLock("\(folder.path)/alerts.lock", patience: .seconds(5))
    return try await lock.withLock { () throws(AppError) in
      var alerts = try read()
      for (way, isOn) in ways {
        if isOn { alerts.ways.insert(way) } else { alerts.ways.remove(way) }
      }
      try file.replace(with: Self.bytes(of: alerts))
      return alerts
    }
  }

  private var file: PrivateFile { folder.file("alerts.json") }

  private func read() throws(AppError) -> NoticeAlerts {
    guard let bytes = try file.read() else { return NoticeAlerts() }
    // The few switches in a damaged file are no great loss: they are off, and can be set again.
    let document = try? JSONDecoder().decode(Document.self, from: Data(bytes))
    let names = document?.ways ?? []
    return NoticeAlerts(Set(ways.filter { names.contains($0.rawValue) }))
  }

  private static func bytes(of alerts: NoticeAlerts) throws(AppError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return [UInt8](try encoder.encode(Document(ways: alerts.ways.map(\.rawValue).sorted())))
    } catch {
      throw .unexpected(reference: "alerts-encoding")
    }
  }
}
