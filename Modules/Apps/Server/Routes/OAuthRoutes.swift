import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Profile
import SocialBackend
import SocialWebPush

/// Apps and their tokens (RFC 6749, 7009, 8414).
struct OAuthRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.OAuth.createApp, limit: .apps) { call in try await createApp(call) }
    routes.on(Endpoints.OAuth.verifyApp) { call in try verifyApp(call) }
    routes.on(Endpoints.OAuth.token, limit: .signIn) { call in try await token(call) }
    routes.on(Endpoints.OAuth.revoke) { call in try await revoke(call) }
    routes.on(Endpoints.OAuth.userInfo) { call in try await userInfo(call) }
    routes.on(Endpoints.OAuth.postUserInfo) { call in try await userInfo(call) }
    routes.on(Endpoints.OAuth.metadata) { _ in authorizationServer }
  }

  private func createApp(
    _ call: Call<MastodonAppRegistration>
  ) async throws -> MastodonCreatedApplication {
    let form = AppForm(
      name: call.parameters.clientName ?? "", redirectAddresses: call.parameters.redirectAddresses,
      scopes: call.parameters.scopes ?? "", website: call.parameters.website ?? "")
    let created = try await AppsInteractor(ports: parts.callers.apps, clock: parts.clock)
      .register(form, from: call.origin)
    return MastodonCreatedApplication(
      application: application(created.app), clientID: created.app.clientID, clientSecret: created.secret)
  }

  private func verifyApp(_ call: Call<NoParameters>) throws -> MastodonApplication {
    guard let app = call.caller.app else { throw ServerError.noToken }
    return application(app)
  }

  private func application(_ app: RegisteredApp) -> MastodonApplication {
    MastodonApplication(
      id: app.id.rawValue, name: app.name, website: app.website, scopes: app.scopes.names,
      redirectURIs: app.redirectAddresses, vapidKey: parts.pushKey.publicKey)
  }

  private func token(_ call: Call<MastodonTokenRequest>) async throws -> MastodonToken {
    let (parameters, ports) = (call.parameters, parts.callers.apps)
    let credentials = try Self.credentials(call, parameters.clientID, parameters.clientSecret)
    let apps = AppsInteractor(ports: ports, clock: parts.clock)
    if parameters.grantType == Self.tokenExchange { return try await exchange(call, credentials) }
    return try await answeringAsOAuth { () throws(AppError) in
      let grant: GrantedToken
      switch parameters.grantType {
      case "authorization_code":
        let exchange = CodeExchange(
          code: parameters.code?.value ?? "", redirectAddress: parameters.redirectURI ?? "",
          verifier: parameters.codeVerifier?.value)
        grant = try await ports.tokens.exchange(exchange, by: credentials, from: call.origin)
      case "client_credentials":
        grant = try await apps.issueAppToken(scopes: parameters.scope ?? "", to: credentials)
      case "password" where parts.options.allowsPasswordGrant:
        grant = try await apps.signIn(
          email: parameters.username ?? "", password: parameters.password?.value ?? "",
          code: parameters.code?.value ?? "", scopes: parameters.scope ?? "",
          by: credentials, from: call.origin)
      default: throw .unsupported
      }
      return MastodonToken(
        accessToken: grant.token, scope: grant.scopes.text, createdAt: grant.createdAt)
    }
  }

  private static let tokenExchange = "urn:ietf:params:oauth:grant-type:token-exchange"

  /// Exchanges a provider's identity token for one of ours (RFC 8693). Someone who has no account yet is answered with what
  /// one is made of: that takes a handle.
  private func exchange(
    _ call: Call<MastodonTokenRequest>, _ credentials: AppCredentials
  ) async throws -> MastodonToken {
    let parameters = call.parameters
    guard parameters.subjectTokenType == "urn:ietf:params:oauth:token-type:id_token" else {
      throw ServerError(.badRequest, Self.error("invalid_request", "The subject token must be an id_token."))
    }
    let outcome = try await answeringAsOAuth { () throws(AppError) in
      try await AppsInteractor(ports: parts.callers.apps, clock: parts.clock).signIn(
        with: ProviderToken(
          parameters.subjectToken ?? "", nonce: parameters.nonce ?? "", code: parameters.code),
        scopes: parameters.scope ?? "", admitsNewcomers: parts.options.registration != .no,
        by: credentials, from: call.origin)
    }
    switch outcome {
    case .signedIn(let session):
      return MastodonToken(
        accessToken: session.token, scope: session.scopes.text, createdAt: parts.clock.now(),
        issuedTokenType: "urn:ietf:params:oauth:token-type:access_token")
    case .newcomer(let newcomer):
      let accounts = AuthenticationInteractor(
        ports: parts.callers.anonymous.authentication, store: ClientStore(device: call.origin),
        reserved: parts.options.reservedHandles, clock: parts.clock)
      var refusal = Self.error("registration_required", "No account is linked to this identity yet.")
      refusal.registration = SocialConnectRegistration(try await accounts.newcomer(newcomer.token))
      throw ServerError(.badRequest, refusal)
    }
  }

  private func revoke(_ call: Call<MastodonRevocation>) async throws -> MastodonNothing {
    let parameters = call.parameters
    let credentials = try Self.credentials(call, parameters.clientID, parameters.clientSecret)
    let token = parameters.token ?? ""
    do throws(AppError) {
      try await parts.callers.apps.tokens.revoke(token, by: credentials)
    } catch {
      throw Self.refusal(error)
    }
    parts.callers.forget(token: token)
    parts.pushes.stop(token: token)
    return MastodonNothing()
  }

  private func userInfo(_ call: Call<NoParameters>) async throws -> MastodonUserInfo {
    let member = try call.member
    let user = try await member.repositories.profile.user(member.session.user)
    let account = parts.mapping.account(user)
    return MastodonUserInfo(
      iss: parts.site.address + "/", sub: account.url, name: user.name,
      preferredUsername: account.username, profile: account.url, picture: account.avatar)
  }

  private var authorizationServer: MastodonAuthorizationServer {
    let site = parts.site.address
    var grants = ["authorization_code", "client_credentials"]
    if parts.options.allowsPasswordGrant { grants.append("password") }
    if parts.providers != nil { grants.append(Self.tokenExchange) }
    return MastodonAuthorizationServer(
      issuer: site + "/", authorizationEndpoint: site + "/oauth/authorize",
      tokenEndpoint: site + "/oauth/token", revocationEndpoint: site + "/oauth/revoke",
      userInfoEndpoint: site + "/oauth/userinfo", appRegistrationEndpoint: site + "/api/v1/apps",
      scopesSupported: AccessScope.allCases.map(\.rawValue), grantTypesSupported: grants)
  }

  /// The credentials of an app: from the form, or sent as a user and a password (RFC 6749, section 2.3.1).
  private static func credentials<Parameters>(
    _ call: Call<Parameters>, _ id: String?, _ secret: Secret?
  ) throws -> AppCredentials {
    if let value = call.headers[.authorization], let match = value.wholeMatch(of: /(?i:basic) +(.+)/) {
      guard let decoded = Data(base64Encoded: String(match.1)) else { throw unknownClient }
      let parts = String(decoding: decoded, as: UTF8.self).split(separator: ":", maxSplits: 1)
        .map { String($0).removingPercentEncoding ?? String($0) }
      guard parts.count == 2 else { throw unknownClient }
      return AppCredentials(clientID: parts[0], secret: Secret(parts[1]))
    }
    return AppCredentials(clientID: id ?? "", secret: secret ?? "")
  }

  private static let unknownClient = ServerError(
    .unauthorized,
    error("invalid_client", "Client authentication failed due to unknown client, or wrong client secret."))

  private static func error(_ error: String, _ description: String) -> MastodonError {
    MastodonError(error: error, errorDescription: description)
  }

  /// Answers errors as in RFC 6749, section 5.2.
  private func answeringAsOAuth<Value>(_ work: () async throws(AppError) -> Value) async throws -> Value {
    do throws(AppError) {
      return try await work()
    } catch {
      throw Self.refusal(error)
    }
  }

  private static func refusal(_ failure: AppError) -> ServerError {
    switch failure {
    case .forbidden:
      ServerError(.forbidden, error("unauthorized_client", "You are not authorized to revoke this token"))
    case .invalid(.app, _): unknownClient
    case .invalid(.scopes, _):
      ServerError(
        .badRequest, error("invalid_scope", "The requested scope is invalid, unknown, or malformed."))
    case .unsupported:
      ServerError(
        .badRequest,
        error("unsupported_grant_type", "The authorization grant type is not supported by this server."))
    case .invalid(.signInCode, let rule):
      ServerError(
        .badRequest,
        error(
          "invalid_grant",
          rule == .empty
            ? """
            This account has two-factor authentication. Send a code of its authenticator app, or a recovery code, as \
            "code", or use the grant type authorization_code.
            """ : "The code is wrong, or was already used."))
    // Anyone who has the address signs in to that account first.
    case .invalid(.email, .taken):
      ServerError(
        .badRequest,
        error(
          "invalid_grant", "An account with this address exists. Sign in to it and link this provider there.")
      )
    case .invalid, .notFound:
      ServerError(
        .badRequest,
        error(
          "invalid_grant",
          "The provided authorization grant is invalid, expired, revoked, or was issued to another client."))
    default: ServerError(failure)
    }
  }
}

extension AccessScopes {
  /// The names, as a list.
  var names: [String] { AccessScope.allCases.filter(scopes.contains).map(\.rawValue) }
}

extension Call {
  /// The origin of a sign-in, as far as an app's request shows it.
  var origin: SignInOrigin { SignInOrigin(device: "address \(client.network)", headers, at: client) }
}
