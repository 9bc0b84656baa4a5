extension RequestValues {
  /// Reads a body of JSON; numbers and booleans are kept as they are written.
  ///
  /// - Parameters:
  ///   - json: The bytes of the body: an object, or nothing at all.
  ///   - limits: How much it can be.
  public init(json: [UInt8], limits: RequestLimits = .init()) throws(RequestValuesError) {
    var parser = RequestJSONParser(bytes: json, limits: limits)
    self.init(try parser.document())
  }
}
