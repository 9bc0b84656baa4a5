import Foundation
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import SocialFiles
import Synchronization

/// The certificate for new connections, always from the current files: they are replaced when it is renewed while
/// the server runs.
final class CertificateStore: Service {
  private struct State {
    var certificate: Certificate
    var marks: [FileMark?]
  }

  private let files: ServerOptions.TLS
  private let log: Logger
  private let state: Mutex<State>

  /// Throws `CertificateFault` if there is no usable certificate at the start.
  init(_ files: ServerOptions.TLS, log: Logger) throws(CertificateFault) {
    self.files = files
    self.log = log
    // This comes before reading, so that a change in between is noticed later.
    let marks = Self.marks(files)
    state = Mutex(State(certificate: try Certificate(files), marks: marks))
  }

  /// The certificate for new connections, with its chain.
  var chain: [NIOSSLCertificateSource] { state.withLock(\.certificate.chain) }

  /// The TLS configuration of a server that gets the certificate for each connection from here.
  var configuration: TLSConfiguration {
    var configuration = state.withLock(\.certificate).configuration
    configuration.sslContextCallback = { [self] _, promise in
      promise.succeed(state.withLock(\.certificate).override)
    }
    return configuration
  }

  /// Checks every minute whether the files were changed.
  func run() async throws {
    do {
      try await cancelWhenGracefulShutdown {
        while true {
          try await Task.sleep(for: .seconds(60))
          self.reload()
        }
      }
    } catch is CancellationError {
      // The server stops.
    }
  }

  /// Reads the files again if they were changed. Files that can't be used are left alone until they change again,
  /// since one of the two may not have been replaced yet.
  func reload() {
    let marks = Self.marks(files)
    guard marks != state.withLock(\.marks) else { return }
    do throws(CertificateFault) {
      let certificate = try Certificate(files)
      state.withLock { $0 = State(certificate: certificate, marks: marks) }
      log.notice("The certificate was renewed", metadata: ["file": "\(files.certificate)"])
    } catch {
      state.withLock { $0.marks = marks }
      log.error(
        "The changed certificate can't be used, so the earlier one stays",
        metadata: ["file": "\(error.isOfKey ? files.key : files.certificate)", "reason": "\(error.kind)"])
    }
  }

  private static func marks(_ files: ServerOptions.TLS) -> [FileMark?] {
    [files.certificate, files.key].map { FileMark($0) }
  }
}
