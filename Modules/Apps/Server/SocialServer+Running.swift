public import AppValues
import Foundation
import Hummingbird
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

extension SocialServer {
  /// How long requests that are being answered have to finish when the server stops.
  private static let patience = Duration.seconds(5)

  /// Serves until the task is cancelled or the process is asked to stop: then it answers what it has taken, and ends.
  ///
  /// It listens from the beginning: until there is a server, which an update of the database may delay, every request is
  /// answered with 503. If it's asked to stop in the meantime, it doesn't wait for `open`.
  ///
  /// - Parameters:
  ///   - started: Called with the port once it serves.
  ///   - open: Makes the server, once it listens on its port; reports a database update to the given function.
  ///
  /// Throws `SettingFault` if it can't listen or use the certificate, and the errors of `open`.
  public static func run(
    _ options: ServerOptions, log: Logger, started: @escaping @Sendable (Int) async -> Void = { _ in },
    open: @escaping @Sendable (@escaping @Sendable (DatabaseUpdate) -> Void) async throws -> SocialServer
  ) async throws {
    let (startup, answers) = (StartupResponder(log: log), AnswersAtOnce())
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let certificates = try options.tls.map { try CertificateStore($0, log: log) }
    let listener = try application(startup, options, certificates, answers, log: log) { listening.yield($0) }
    var services: [any Service] = [listener]
    if let certificates { services.append(certificates) }
    services.append(
      ServerOpening(
        startup: startup, answers: answers, ports: ports, started: started, open: open, log: log))
    var configuration = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: log)
    configuration.maximumGracefulShutdownDuration = patience
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch {
      throw SettingFault(error, listeningAt: options) ?? error
    }
  }
}

/// Makes the server, passes requests on to it, and runs its other services.
private struct ServerOpening: Service {
  let startup: StartupResponder
  let answers: AnswersAtOnce
  /// The port, once the program listens on it.
  let ports: AsyncStream<Int>
  let started: @Sendable (Int) async -> Void
  let open: @Sendable (@escaping @Sendable (DatabaseUpdate) -> Void) async throws -> SocialServer
  let log: Logger

  func run() async throws {
    let port = await cancelWhenGracefulShutdown { await ports.first { _ in true } }
    guard let port, let server = try await server() else { return }
    UploadedFiles.removeLeftovers(in: server.parts.uploads)
    startup.open(server.router().buildResponder())
    answers.open(server.parts, log: log)
    await started(port)
    try await ServiceGroup(configuration: .init(services: server.services, logger: log)).run()
  }

  /// - Returns: nil if the process is asked to stop before.
  private func server() async throws -> SocialServer? {
    let (servers, made) = AsyncThrowingStream.makeStream(of: SocialServer.self)
    // Nothing waits for this task when the server stops: an interrupted update continues the next time.
    Task { [open, startup] in
      do {
        made.yield(try await open { startup.note($0) })
        made.finish()
      } catch {
        made.finish(throwing: error)
      }
    }
    return try await cancelWhenGracefulShutdown { try await servers.first { _ in true } }
  }
}

extension SettingFault {
  /// Why a server can't listen where it was told to.
  ///
  /// - Returns: Nil for errors that have nothing to do with that.
  fileprivate init?(_ error: any Error, listeningAt options: ServerOptions) {
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE:
      self.init(name: Setting.port.option, problem: .portInUse(options.port))
    case let error as IOError where error.errnoCode == EACCES:
      self.init(name: Setting.port.option, problem: .portForbidden(options.port))
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      self.init(name: Setting.bind.option, problem: .noSuchAddress(options.bind))
    case is SocketAddressError:
      self.init(name: Setting.bind.option, problem: .noSuchAddress(options.bind))
    default: return nil
    }
  }
}
