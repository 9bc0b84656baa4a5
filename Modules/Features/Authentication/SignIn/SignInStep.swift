public import AppValues
public import Entities

/// How far someone has come who gave the right password.
public enum SignInStep: Hashable, Sendable {
  /// They are signed in.
  case signedIn(Session)
  /// Their account has two factors: the request and a code of the authenticator app, or a recovery code, sign them in.
  case needsCode(CodeRequest)

  /// The session, where no code is needed.
  ///
  /// Throws `invalid(.signInCode, .empty)` where one is.
  public func session() throws(AppError) -> Session {
    switch self {
    case .signedIn(let session): return session
    case .needsCode: throw .invalid(.signInCode, .empty)
    }
  }
}

/// Stands for a password that was right, until the code has come: for ten minutes, and only where the password was given.
public struct CodeRequest: Hashable, Sendable {
  /// A secret of 256 random bits.
  public let token: Secret

  /// - Parameter token: The secret that the source gave for the password.
  public init(token: Secret) {
    self.token = token
  }
}

/// Finishes signing in where an account has two factors.
public protocol CodeSignIn: Sendable {
  /// Signs in with a code. A code works once.
  ///
  /// - Parameters:
  ///   - request: What stands for the password.
  ///   - code: Six digits of an authenticator app, or a recovery code: 16 letters and digits in lower case.
  ///   - origin: Where the password was given.
  ///
  /// Throws `invalid(.signInCode, .wrong)` for one that is wrong or was used, `rateLimited` where too many were tried;
  /// `invalid(.codeRequest, .wrong)` where the password has to be given again: after ten minutes, from another origin,
  /// and once it was changed; `invalid(.account, …)` as with a password.
  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session
}

extension CodeSignIn {
  /// Signs no one in, where no account has two factors.
  ///
  /// Throws `unsupported`.
  public func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    throw .unsupported
  }
}
