import AppScreens
import AppValues
import Foundation
import Logging
import SocialMenuShell
import SocialServer
import SocialShell
import Synchronization

/// `serve`, from its settings to its end.
@MainActor
struct ServerProgram {
  let command: ServeCommand
  private var language: Language { Composition.language(command.options) }

  /// Serves until the process is asked to stop.
  func run() async -> ExitStatus {
    do throws(SettingFault) {
      return try await run(
        ServerSettings(
          commandLine: command.given, environment: ProcessInfo.processInfo.environment, language: language))
    } catch {
      let text = error.text(in: language)
      return await SocialConnect.tellingFailure(command.options, of: command) { output in
        output.note(text)
        return error.isUsage ? .usage : .failed
      }
    }
  }

  private func run(_ settings: ServerSettings) async throws(SettingFault) -> ExitStatus {
    var options = command.options
    (options.dataDirectory, options.database) = (settings.data, settings.database)
    let log = Logger(label: "socialconnect") { StreamLogHandler(label: $0, level: settings.logLevel) }
    var fault: SettingFault?
    let status = await SocialConnect.tellingFailure(options, of: command) {
      [options] output throws(AppError) in
      let opened = OpenedComposition()
      let outcome = await outcome {
        let serving = settings.options
        try await SocialServer.run(
          serving, log: log, started: { _ in await announce(settings, opened, on: output) }
        ) { updating in
          let composition = try await Composition(
            options, providers: serving.providers,
            films: serving.takesFilms ? Composition.films(log: log) : nil, log: log, updating: updating)
          opened.keep(composition)
          return try await composition.server(serving)
        }
      }
      // What a person has sent is kept by now; what goes on behind that is done after the next start, too.
      await opened.composition?.close(within: .seconds(3))
      switch outcome {
      case nil: return .done
      case let error as AppError: throw error
      case let error as SettingFault: fault = error
      case .some(let error):
        log.critical("The server failed", metadata: ["error": "\(error)"])
        throw .unexpected(reference: "serve")
      }
      return .failed
    }
    if let fault { throw fault }
    return status
  }

  private func outcome(_ work: () async throws -> Void) async -> (any Error)? {
    do {
      try await work()
      return nil
    } catch {
      return error
    }
  }

  /// Says that the server runs.
  private func announce(
    _ settings: ServerSettings, _ opened: OpenedComposition, on output: CommandOutput
  ) async {
    let options = settings.options
    let serving = Serving(
      address: options.reachedBy.address, bind: options.bind, port: options.port,
      isOpen: options.registration != .no, data: settings.data, isOnServer: settings.database != nil,
      // A database that fails is told of by every request.
      mail: try? await opened.composition?.mailOrigin())
    // Those who read it may have gone: the server goes on.
    try? command.announce(serving, on: output, in: language)
  }
}

/// Holds the parts of a server once it's open.
private final class OpenedComposition: Sendable {
  private let kept = Mutex<Composition?>(nil)

  var composition: Composition? { kept.withLock { $0 } }

  func keep(_ composition: Composition) { kept.withLock { $0 = composition } }
}
