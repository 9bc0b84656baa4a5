extension Optional {
  /// A part that a source may lack.
  ///
  /// Throws `unsupported` where it is nil.
  public func orUnsupported() throws(AppError) -> Wrapped {
    guard let self else { throw .unsupported }
    return self
  }
}
