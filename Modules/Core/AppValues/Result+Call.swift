extension Result where Failure == AppError {
  /// What comes of a call. `async let` forgets what a call throws: of one that's made beside others, keep the result.
  ///
  /// ```swift
  /// async let second = Result(of: { () async throws(AppError) in try await other() })
  /// let first = try await one()
  /// return (first, try await second.get())
  /// ```
  ///
  /// - Parameter call: The call.
  public init(of call: () async throws(AppError) -> Success) async {
    do throws(AppError) {
      self = .success(try await call())
    } catch {
      self = .failure(error)
    }
  }
}
