extension RequestValues {
  /// Reads a JSON body. Numbers and Booleans are kept as they're written.
  ///
  /// - Parameters:
  ///   - json: The bytes of the body: an object, or empty.
  ///   - limits: The limits for the parameters.
  public init(json: [UInt8], limits: RequestLimits = .init()) throws(RequestValuesError) {
    var parser = RequestJSONParser(bytes: json, limits: limits)
    self.init(try parser.document())
  }
}
