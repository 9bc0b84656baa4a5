public import AppValues
public import Authentication
import Foundation
import SocialBackend
import SocialNetworking
import SocialOpenIDConnect
import Synchronization

// For the network on this device, whose people are where this program is.
extension ProviderClients: ProviderVisits {
  public func begin(
    at provider: SignInProvider.ID, _ way: ProviderVisitWay
  ) async throws(AppError) -> any StartedProviderVisit {
    switch way {
    case .browser(let pages): try await BrowserVisit(self, at: provider, pages)
    case .code: CodeVisit(device: try await beginByCode(at: provider), provider: provider, clients: self)
    }
  }
}

/// A visit in a browser of this device, which comes back to a port of it (RFC 8252).
private struct BrowserVisit: StartedProviderVisit {
  let page: String
  var code: String? { nil }
  private let pending: PendingAuthorization
  private let listener: RedirectListener
  private let provider: SignInProvider.ID
  private let clients: ProviderClients

  init(
    _ clients: ProviderClients, at provider: SignInProvider.ID, _ pages: BrowserPages
  ) async throws(AppError) {
    // What the answer has to name is known once the provider has been asked, which takes the port.
    let expected = ExpectedState()
    listener = try await Self.listener { query in
      let state = Self.parameters(of: query).first { $0.0 == "state" }?.1
      let isExpected = state != nil && state == expected.value.withLock(\.self)?.value
      return (pages.html(isExpected: isExpected), isExpected)
    }
    do throws(AppError) {
      let start = try await clients.begin(at: provider, redirect: listener.address, use: .loopback)
      expected.value.withLock { $0 = start.pending.state }
      (page, pending) = (start.address, start.pending)
    } catch {
      await listener.close()
      throw error
    }
    self.provider = provider
    self.clients = clients
  }

  func identity() async throws(AppError) -> ProviderIdentity {
    guard let query = await query() else { throw Task.isCancelled ? .cancelled : .timeout }
    return try await clients.finish(pending, at: provider, with: Self.parameters(of: query))
  }

  func end() async { await listener.close() }

  /// The query that the browser comes back with; nil if it doesn't come in time.
  private func query() async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { await listener.query() }
      group.addTask {
        // Ends early only when it's waited for no more.
        try? await Task.sleep(for: .seconds(PendingAuthorization.lifetime))
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }

  private static func listener(
    _ page: @escaping @Sendable (String) -> (html: String, isExpected: Bool)
  ) async throws(AppError) -> RedirectListener {
    do throws(NetworkError) {
      return try await RedirectListener.open(page: page)
    } catch {
      throw .unavailable
    }
  }

  private static func parameters(of query: String) -> [(String, String)] {
    var address = URLComponents()
    // In forms, a space is a +.
    address.percentEncodedQuery = query.replacing("+", with: "%20")
    return address.queryItems?.map { ($0.name, $0.value ?? "") } ?? []
  }
}

private final class ExpectedState: Sendable {
  let value = Mutex<Secret?>(nil)
}

/// A visit by a code, from any device (RFC 8628).
private struct CodeVisit: StartedProviderVisit {
  let device: DeviceAuthorization
  let provider: SignInProvider.ID
  let clients: ProviderClients

  var page: String { device.completeAddress ?? device.verificationAddress }
  var code: String? { device.userCode }

  func identity() async throws(AppError) -> ProviderIdentity {
    try await clients.identity(of: device, at: provider)
  }

  func end() async {}
}
