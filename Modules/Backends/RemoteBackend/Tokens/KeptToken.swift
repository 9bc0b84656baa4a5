import AppValues

/// A token that commands of the person's own keep. It's asked for when it's first needed, by one command for all who need
/// it, and known until the program ends.
actor KeptToken {
  private let commands: TokenCommands
  private var known: Secret?
  /// The token of the session whose place this one took; nil for none that was known.
  private var former: Secret?
  /// Why the command didn't print it the last time.
  private var failure: AppError?
  /// What became of removing it; nil if that wasn't tried.
  private var erasure: Result<Void, AppError>?
  /// Who waits for the command, by number.
  private var waiting: [Int: AsyncStream<Result<Secret, AppError>>.Continuation] = [:]
  private var last = 0
  /// The command, and the number of who began it; nil for none that anyone waits for.
  private var asking: (task: Task<Void, Never>, number: Int)?

  init(_ commands: TokenCommands) {
    self.commands = commands
  }

  /// The token.
  ///
  /// - Parameter asksAgain: Whether to run the command again where it failed the last time. What no person waits for
  ///   shouldn't: a password manager would ask them for its password all the time.
  ///
  /// Throws `invalid(.tokenCommand, …)`, `cancelled`. Once no one waits for it, the command is ended.
  func secret(asksAgain: Bool = true) async throws(AppError) -> Secret {
    if let known { return known }
    if let failure, !asksAgain { throw failure }
    last += 1
    let number = last
    let (answers, answer) = AsyncStream.makeStream(of: Result<Secret, AppError>.self)
    waiting[number] = answer
    if asking == nil { ask(number) }
    for await answer in answers { return try answer.get() }
    waiting[number] = nil
    if waiting.isEmpty {
      asking?.task.cancel()
      asking = nil
    }
    throw .cancelled
  }

  /// Has the commands keep a new token.
  ///
  /// - Parameter former: The token of the session whose place it takes.
  ///
  /// Throws `invalid(.tokenStoreCommand, …)`, `invalid(.tokenCommand, …)`, `cancelled`.
  func keep(_ token: Secret, inPlaceOf former: Secret?) async throws(AppError) {
    try await commands.store(token)
    note(token)
    self.former = former
  }

  /// The token of the session whose place this one took, once.
  func takeFormer() -> Secret? {
    defer { former = nil }
    return former
  }

  /// Takes note of what the command has printed.
  func note(_ token: Secret) { (known, failure, erasure) = (token, nil, nil) }

  /// Asks for it again the next time, unless that's done already: the server didn't take this one.
  func forget(_ token: Secret) {
    if known == token { known = nil }
  }

  /// Removes it from where it's kept. What became of that is known from then on: the command runs once.
  ///
  /// Throws `invalid(.tokenEraseCommand, …)`, `cancelled`.
  func erase() async throws(AppError) {
    if let erasure { return try erasure.get() }
    do throws(AppError) {
      try await commands.erase()
      known = nil
      erasure = .success(())
    } catch {
      if error != .cancelled { erasure = .failure(error) }
      throw error
    }
  }

  private func ask(_ number: Int) {
    let task = Task {
      do throws(AppError) {
        end(.success(try await commands.token()), of: number)
      } catch {
        end(.failure(error), of: number)
      }
    }
    asking = (task, number)
  }

  private func end(_ answer: Result<Secret, AppError>, of number: Int) {
    // Another one may have been started since.
    guard asking?.number == number else { return }
    asking = nil
    switch answer {
    case .success(let token): note(token)
    case .failure(let error): failure = error
    }
    for other in waiting.values {
      other.yield(answer)
      other.finish()
    }
    waiting = [:]
  }
}
