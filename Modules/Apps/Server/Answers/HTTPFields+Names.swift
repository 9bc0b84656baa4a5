import HTTPTypes

extension HTTPFields {
  /// A field by a name from the code; nil for what isn't a valid name.
  subscript(_ name: StaticString) -> String? {
    get { HTTPField.Name(name.description).flatMap { self[$0] } }
    set { if let name = HTTPField.Name(name.description) { self[name] = newValue } }
  }
}
