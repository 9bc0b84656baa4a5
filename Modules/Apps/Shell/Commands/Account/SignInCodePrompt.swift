import AppScreens
import AppValues
import Authentication
import Entities
import SocialMenuShell

/// Asks for the second factor, for a command: on the terminal until it's right, or on the line of standard input that
/// follows the password.
@MainActor
struct SignInCodePrompt {
  let context: CommandContext
  let password: PasswordOptions

  /// The session that someone has come to, or comes to by a code.
  ///
  /// - Parameter signIn: Finishes with a code as it was typed.
  ///
  /// Throws `invalid(.signInCode, .empty)` if there is none to read; what `signIn` throws.
  func session(
    of step: SignInStep, _ signIn: (CodeRequest, String) async throws(AppError) -> Session
  ) async throws(AppError) -> Session {
    guard case .needsCode(let request) = step else { return try step.session() }
    while true {
      let code = try read()
      do throws(AppError) {
        return try await signIn(request, code)
      } catch .invalid(.signInCode, let rule) where !password.passwordStdin {
        context.output.note(context.words.explain(.invalid(.signInCode, rule)))
      }
    }
  }

  private func read() throws(AppError) -> String {
    let strings = AuthenticationStrings.of(context.words.language).signIn
    do throws(AppError) {
      return try SecretSource(isInput: password.passwordStdin).read("\(strings.code): ")
    } catch {
      throw .invalid(.signInCode, .empty)
    }
  }
}
