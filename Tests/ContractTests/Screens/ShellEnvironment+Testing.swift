import AppScreens
import AppValues
import Archive
import Authentication
import Entities
import Foundation
import Post
import Presentation
import SocialArchiving
import SocialBackend
import SocialFiles
import SocialHTMLReading
import SocialMenuShell
import SocialTerminal
import SocialTestSupport

@testable import SocialShell

extension ShellEnvironment {
  /// The shell's own assembly of every feature on a backend, with its files in a folder.
  ///
  /// - Parameters:
  ///   - visits: Goes to providers; nil for none.
  ///   - time: When it is, all the time; nil for the system's time.
  init(
    over backend: any Backend, visits: (any ProviderVisits)? = nil, in home: TemporaryFolder,
    at time: Timestamp? = nil,
    io: any TextIO = SilentIO(), _ language: Language = .english
  ) {
    let folder = DataDirectory(home.path("data"), environment: [:])
    self.init(
      backend: backend, sessions: SessionFile(directory: folder) { _ in }, visits: visits,
      drafts: { DraftFolder(directory: folder, viewer: $0) { _ in } },
      archives: LocalArchiveFiles(
        workplace: folder.folder.folder("incoming"),
        outgoing: folder.folder.folder("outgoing"), tool: ArchiveTool(path: "/nonexistent")),
      html: ArchiveHTML { HTMLReader().read($0).text },
      alerts: AlertFile(directory: folder, path: ""), notification: nil,
      desktop: DesktopNotifier(path: ""), io: io,
      settings: SettingsFile(folder.folder.file("shell.json")), words: Words.shell(language, timeZone: .gmt),
      systemLanguage: language, clock: time.map { time in WallClock { time } } ?? .system)
  }
}
