import AppScreens
import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import PostText
import Presentation
import SocialBackend

/// Creating an account with an app.
struct RegistrationRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.create, limit: .registration) { call in try await create(call) }
    routes.on(Endpoints.Accounts.resendConfirmation, limit: .registration, admitsWaiting: true) { call in
      try await resendConfirmation(call)
      return MastodonNothing()
    }
    routes.on(Endpoints.Accounts.checkConfirmation, admitsWaiting: true) { call in
      if case .waiting(.invalid(.account, .unconfirmed), _) = call.caller { false } else { true }
    }
  }

  private func resendConfirmation(_ call: Call<MastodonEmailForm>) async throws {
    guard case .waiting(.invalid(.account, .unconfirmed), let token) = call.caller else {
      throw ServerError(
        .forbidden, "This method is only available while the e-mail is awaiting confirmation")
    }
    let ports = parts.callers.anonymous.authentication
    let confirmation = try ports.confirmation.orUnsupported()
    if let entered = call.parameters.email, !entered.isEmpty {
      let accounts = AuthenticationInteractor(
        ports: ports, store: ClientStore(device: call.origin), clock: parts.clock)
      if try await confirmation.unconfirmedEmail(token: token) != entered {
        try await confirmation.changeEmail(to: try await accounts.checkEmail(entered), token: token)
      }
    }
    guard let email = try await confirmation.unconfirmedEmail(token: token) else { return }
    _ = try await confirmation.requestCode(
      email: email, page: parts.options.signUpConditions.confirmationPage, from: call.origin)
  }

  private func create(_ call: Call<MastodonRegistration>) async throws -> MastodonToken {
    guard let token = call.caller.appToken, parts.options.registration != .no else {
      throw ServerError.notAllowed
    }
    let form = call.parameters
    let language = Language(form.locale.flatMap(LanguageRule.language) ?? "en")
    let handle = form.username ?? ""
    let signUp = SignUpForm(
      email: form.email ?? "", password: form.password?.value ?? "", handle: handle,
      name: String(handle.prefix(30)),
      reason: form.reason ?? "")
    try await check(signUp, agreed: form.agreement == true, language, from: call.origin)
    let apps = AppsInteractor(ports: parts.callers.apps, clock: parts.clock)
    do throws(AppError) {
      let grant = try await apps.signUp(
        signUp, language: language.code, by: token, from: call.origin,
        conditions: parts.options.signUpConditions, reserved: parts.options.reservedHandles)
      return MastodonToken(accessToken: grant.token, scope: grant.scopes.text, createdAt: grant.createdAt)
    } catch {
      // Someone else was quicker, or the error only shows in the whole form.
      guard case .invalid(let field, let rule) = error, let name = Self.names[field] else { throw error }
      throw Self.refusal([name: [detail(field, rule, language)]])
    }
  }

  /// Throws `ServerError` with all errors in a form, rather than only the first.
  private func check(
    _ form: SignUpForm, agreed: Bool, _ language: Language, from origin: SignInOrigin
  ) async throws {
    let accounts = AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: ClientStore(device: origin),
      reserved: parts.options.reservedHandles, clock: parts.clock)
    var details: [String: [MastodonErrorDetail]] = [:]
    func note(_ field: InputField, _ check: () async throws(AppError) -> Void) async throws(AppError) {
      do throws(AppError) {
        try await check()
      } catch {
        guard case .invalid(_, let rule) = error, let name = Self.names[field] else { throw error }
        details[name] = [detail(field, rule, language)]
        // Clients expect this text about an address.
        if field == .email, rule == .empty {
          details[name, default: []].append(detail(field, .malformed, language))
        }
      }
    }
    try await note(.email) { () throws(AppError) in _ = try await accounts.checkEmail(form.email) }
    try await note(.handle) { () throws(AppError) in _ = try await accounts.checkHandle(form.handle) }
    try await note(.password) { () throws(AppError) in
      if form.password.isEmpty { throw .invalid(.password, .empty) }
      try accounts.checkPassword(form.password.value, email: form.email, handle: form.handle)
    }
    if !agreed {
      let text = "must be accepted"
      details["agreement"] = [MastodonErrorDetail(error: "ERR_ACCEPTED", description: text)]
    }
    if !details.isEmpty { throw Self.refusal(details) }
  }

  private static let names: [InputField: String] = [
    .email: "email", .handle: "username", .password: "password", .reason: "reason",
  ]

  private func detail(_ field: InputField, _ rule: InputRule, _ language: Language) -> MastodonErrorDetail {
    let code =
      switch rule {
      case .empty: "ERR_BLANK"
      case .taken: "ERR_TAKEN"
      case .reserved: "ERR_RESERVED"
      case .tooLong, .tooLarge: "ERR_TOO_LONG"
      case .tooShort: "ERR_TOO_SHORT"
      default: "ERR_INVALID"
      }
    let words = Words.social(language, app: AppName(title: parts.options.title))
    return MastodonErrorDetail(error: code, description: words.explain(.invalid(field, rule)))
  }

  private static func refusal(_ details: [String: [MastodonErrorDetail]]) -> ServerError {
    let texts = details.sorted { $0.key < $1.key }.map { name, details in
      "\(name.capitalized): \(details.map(\.description).joined(separator: ", "))"
    }
    return ServerError(
      .unprocessableContent,
      MastodonError(error: "Validation failed: \(texts.joined(separator: "; "))", details: details))
  }
}
