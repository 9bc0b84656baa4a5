extension Optional {
  /// Unwraps a part that a source may lack.
  ///
  /// Throws `unsupported` if it's nil.
  public func orUnsupported() throws(AppError) -> Wrapped {
    guard let self else { throw .unsupported }
    return self
  }
}
