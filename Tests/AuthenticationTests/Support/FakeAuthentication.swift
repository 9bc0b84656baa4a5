import AppValues
import Authentication
import Entities
import SocialTestSupport
import Synchronization
import Testing

/// A port that answers the calls it was told of, in that order, and fails the test on any other.
final class FakeAuthentication: AuthenticationRepository, PasswordSignIn, SignUpRepository, SignUpChecks {
  enum Call: Hashable {
    case ensureAvailableEmail(String)
    case ensureAvailableHandle(String)
    case signUp(Registration)
    case signIn(email: String, password: String, from: SignInOrigin = .here)
    case code(CodeRequest, String, from: SignInOrigin = .here)
    case signOut(Session)
    case end(Session, replacedBy: Session)
    case refresh(Session)
  }

  enum Answer {
    case done
    case session(Session)
    /// Asks for the second factor.
    case needsCode(CodeRequest)
    case failure(AppError)
    /// Answers with the session once the gate is open; cancelled when that comes first.
    case waiting(Gate, Session)
  }

  private let expected = Mutex<[(call: Call, answer: Answer)]>([])

  /// Itself, as all that a source can offer; passwords are reset elsewhere.
  var ports: AuthenticationPorts {
    AuthenticationPorts(sessions: self, passwords: self, signUps: self, checks: self, resets: nil)
  }

  func expect(_ call: Call, _ answer: Answer = .done) {
    expected.withLock { $0.append((call, answer)) }
  }

  /// Whether every call that was expected came.
  var isDone: Bool { expected.withLock { $0.isEmpty } }

  func ensureAvailable(email: String) async throws(AppError) {
    _ = try await answer(.ensureAvailableEmail(email))
  }

  func ensureAvailable(handle: String) async throws(AppError) {
    _ = try await answer(.ensureAvailableHandle(handle))
  }

  func signUp(_ registration: Registration, from origin: SignInOrigin) async throws(AppError) -> Session {
    #expect(origin == .here)
    return try await session(.signUp(registration))
  }

  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep {
    let call = Call.signIn(email: email, password: password, from: origin)
    guard let step = try await answer(call) else { throw noSession(call) }
    return step
  }

  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    try await session(.code(request, code, from: origin))
  }

  func signOut(_ session: Session) async throws(AppError) { _ = try await answer(.signOut(session)) }

  func end(_ earlier: Session, replacedBy session: Session) async throws(AppError) {
    _ = try await answer(.end(earlier, replacedBy: session))
  }

  func refresh(_ session: Session) async throws(AppError) -> Session {
    try await self.session(.refresh(session))
  }

  private func session(_ call: Call) async throws(AppError) -> Session {
    guard let step = try await answer(call) else { throw noSession(call) }
    return try step.session()
  }

  private func noSession(_ call: Call) -> AppError {
    Issue.record("\(call) was given no session to answer with")
    return .unexpected(reference: "test")
  }

  private func answer(_ call: Call) async throws(AppError) -> SignInStep? {
    let next = expected.withLock { expected in
      expected.first?.call == call ? expected.removeFirst().answer : nil
    }
    switch next {
    case .done: return nil
    case .session(let session): return .signedIn(session)
    case .needsCode(let request): return .needsCode(request)
    case .failure(let error): throw error
    case .waiting(let gate, let session):
      await gate.pass()
      if Task.isCancelled { throw .cancelled }
      return .signedIn(session)
    case nil:
      Issue.record("unexpected call \(call)")
      throw .unexpected(reference: "test")
    }
  }
}
