import AsyncHTTPClient
import Foundation
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import NIOWebSocket

extension NetworkError {
  /// Translates what the libraries throw.
  ///
  /// - Parameters:
  ///   - host: The host that was asked for.
  ///   - isProxied: Whether what can't be reached may be the proxy.
  ///   - limit: The highest number of bytes that a library takes.
  init(_ error: any Error, of host: String, isProxied: Bool, limit: Int) {
    let found = Self.translation(of: error, host, limit)
    self =
      switch found {
      case .refused, .nameNotFound, .timedOut(.connecting): isProxied ? .proxy(.unreachable) : found
      default: found
      }
  }

  private static func translation(of error: any Error, _ host: String, _ limit: Int) -> NetworkError {
    switch error {
    case let error as NetworkError: error
    case is CancellationError: .cancelled
    case let error as HTTPClientError: NetworkError(error)
    case let error as NIOConnectionError: NetworkError(error, host)
    case let error as IOError: NetworkError(systemError: error.errnoCode)
    case let error as ChannelError: NetworkError(error)
    case let error as NIOHTTP1ProxyConnectHandler.Error: NetworkError(error)
    case let error as NIOSSLError: NetworkError(error)
    case let error as NIOSSLExtraError:
      .tls(error == .failedToValidateHostname ? .wrongName(host: host) : .failed)
    case is BoringSSLError: .tls(.failed)
    case let error as HTTPParserError:
      error == .invalidEOFState ? .interrupted : .undecodable(.malformed("HTTP"))
    case NIOHTTPDecompression.DecompressionError.limit: .tooLarge(limit: limit)
    case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
      .undecodable(.malformed("gzip"))
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      .tooLarge(limit: limit)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error: .undecodable(.malformed("WebSocket"))
    default: .failed("\(error)")
    }
  }

  private init(_ error: HTTPClientError) {
    self =
      switch error {
      case .cancelled, .alreadyShutdown: .cancelled
      case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout: .timedOut(.connecting)
      case .readTimeout, .writeTimeout, .deadlineExceeded: .timedOut(.answering)
      case .remoteConnectionClosed: .interrupted
      case .proxyAuthenticationRequired: .proxy(.unauthorized)
      case .invalidProxyResponse: .proxy(.refused)
      case .httpProxyHandshakeTimeout: .proxy(.unreachable)
      default: .failed("\(error)")
      }
  }

  /// Of several addresses, the first one says why there's no connection.
  private init(_ error: NIOConnectionError, _ host: String) {
    if let first = error.connectionErrors.first {
      self = Self.translation(of: first.error, host, 0)
      return
    }
    let codes = [error.dnsAError, error.dnsAAAAError].compactMap {
      ($0 as? SocketAddressError.UnknownHost)?.errorCode
    }
    // What can't be asked is no answer.
    self = codes.contains { $0 == Int(EAI_AGAIN) } ? .offline : .nameNotFound
  }

  /// Translates an `errno`.
  private init(systemError code: Int32) {
    self =
      switch code {
      case ECONNREFUSED: .refused
      case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL: .offline
      case ETIMEDOUT: .timedOut(.connecting)
      case ECONNRESET, EPIPE, ECONNABORTED, ENOTCONN: .interrupted
      default: .failed("errno \(code)")
      }
  }

  private init(_ error: ChannelError) {
    self =
      switch error {
      case .connectTimeout: .timedOut(.connecting)
      case .ioOnClosedChannel, .alreadyClosed, .outputClosed, .inputClosed, .eof,
        .inappropriateOperationForState:
        .interrupted
      default: .failed("\(error)")
      }
  }

  private init(_ error: NIOHTTP1ProxyConnectHandler.Error) {
    if error == .proxyAuthenticationRequired() {
      self = .proxy(.unauthorized)
    } else {
      self = .proxy(error == .httpProxyHandshakeTimeout() ? .unreachable : .refused)
    }
  }

  private init(_ error: NIOSSLError) {
    self =
      switch error {
      case .uncleanShutdown: .interrupted
      // Only its description says what is wrong.
      case .handshakeFailed(let inner):
        .tls("\(inner)".contains("CERTIFICATE_VERIFY_FAILED") ? .untrusted : .failed)
      default: .tls(.failed)
      }
  }
}
