import HTTPTypes

extension HTTPFields {
  /// A field by a name that stands in the code; what isn't a name is no field.
  subscript(_ name: StaticString) -> String? {
    get { HTTPField.Name(name.description).flatMap { self[$0] } }
    set { if let name = HTTPField.Name(name.description) { self[name] = newValue } }
  }
}
