import AppValues
import Authentication
import Entities
import SocialTestSupport

/// What answers someone who names a server, call by call.
final class FakeServers: ServerDirectory, BrowserSignIns, BrowserSignIn {
  let lookups = Expected<String, FoundServer>("server(named:)")
  let beginnings = Expected<Bool, String>("begin")
  let returns = Expected<Bool, Session>("session")
  let codes = Expected<String, Session>("session(code:)")
  let endings = Expected<Bool, Bool>("end")

  let page = "https://social.example/oauth/authorize?state=s"

  /// The server as it's found.
  func found(passwords: (any PasswordSignIn)? = nil) -> FoundServer {
    FoundServer(server: .example, passwords: passwords, browser: self)
  }

  func server(
    named text: String, keptBy keeper: TokenKeeper?, replacing sessions: [Session]
  ) async throws(AppError) -> FoundServer { try await lookups(text) }

  func begin(_ way: BrowserReturn) async throws(AppError) -> any BrowserSignIn {
    let isByCode = if case .byCode = way { true } else { false }
    _ = try await beginnings(isByCode)
    return self
  }

  func session() async throws(AppError) -> Session { try await returns(true) }
  func session(code: String) async throws(AppError) -> Session { try await codes(code) }

  func end() async {
    // That it's called is what matters.
    _ = try? await endings(true)
  }
}

extension HomeServer {
  static let example = HomeServer(address: "https://social.example", name: "social.example")
  static let other = HomeServer(address: "https://other.example", name: "other.example")

  /// The first one, for a session whose token is kept elsewhere.
  static func kept(by keeper: TokenKeeper) -> HomeServer {
    var server = example
    server.keeper = keeper
    return server
  }
}

extension Session {
  /// A session with the same ids and names, at a server.
  func twin(at server: HomeServer, token: Secret = "remote") -> Session {
    Session(
      id: ID("\(user)@\(server.name)"), user: user, handle: handle, name: name, token: token,
      server: server)
  }
}
