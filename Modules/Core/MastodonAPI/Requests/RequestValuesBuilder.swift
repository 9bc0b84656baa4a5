/// Builds parameters from the pairs of a form.
struct RequestValuesBuilder {
  private(set) var values: [String: RequestValues.Value] = [:]
  private let limits: RequestLimits
  private var count = 0

  init(limits: RequestLimits) {
    self.limits = limits
  }

  /// A step into a parameter: `[a]`, or `[]` for the next element of a list.
  private enum Step: Equatable {
    case name(String)
    case next
  }

  mutating func add(name: String, text: String) throws(RequestValuesError) {
    guard name.utf8.count <= limits.nameLength, text.utf8.count <= limits.textLength else { throw .tooLong }
    count += 1
    guard count <= limits.count else { throw .tooMany }
    guard !name.isEmpty else { return }
    let (root, steps) = Self.path(name)
    guard steps.count < limits.depth else { throw .tooDeep }
    try Self.insert(text, at: steps[...], into: &values[root], of: name)
  }

  /// The name before the brackets, and the contents of each pair of brackets. A name with unpaired brackets is taken
  /// literally.
  private static func path(_ name: String) -> (String, [Step]) {
    guard let open = name.firstIndex(of: "["), open != name.startIndex else { return (name, []) }
    var steps: [Step] = []
    var rest = name[open...]
    while rest.first == "[", let close = rest.firstIndex(of: "]") {
      let inner = rest[rest.index(after: rest.startIndex)..<close]
      if inner.contains("[") { break }
      steps.append(inner.isEmpty ? .next : .name(String(inner)))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? (String(name[..<open]), steps) : (name, [])
  }

  private static func insert(
    _ text: String, at steps: ArraySlice<Step>, into value: inout RequestValues.Value?, of name: String
  ) throws(RequestValuesError) {
    // Taken out while it's changed, so that it has one owner and isn't copied.
    let old = value
    value = nil
    switch steps.first {
    case .none: value = try adding(text, to: old, of: name)
    case .name(let key):
      var named: [String: RequestValues.Value]
      switch old {
      case .named(let there): named = there
      case .none: named = [:]
      default: throw .conflicting(name)
      }
      try insert(text, at: steps.dropFirst(), into: &named[key], of: name)
      value = .named(named)
    case .next:
      var list = try elements(of: old, name: name)
      try append(text, at: steps.dropFirst(), to: &list, of: name)
      value = .list(list)
    }
  }

  private static func adding(
    _ text: String, to old: RequestValues.Value?, of name: String
  ) throws(RequestValuesError) -> RequestValues.Value {
    switch old {
    case .none, .null: .text(text)
    case .text(let first): .repeated([first, text])
    case .repeated(let texts): .repeated(texts + [text])
    case .list(let list): .list(list + [.text(text)])
    case .named: throw .conflicting(name)
    }
  }

  private static func elements(
    of old: RequestValues.Value?, name: String
  ) throws(RequestValuesError) -> [RequestValues.Value] {
    switch old {
    case .none, .null: []
    case .text(let text): [.text(text)]
    case .repeated(let texts): texts.map { .text($0) }
    case .list(let list): list
    case .named: throw .conflicting(name)
    }
  }

  /// Appends to a list. In `a[][x]=1&a[][y]=2&a[][x]=3`, a repeated name begins the next element.
  private static func append(
    _ text: String, at steps: ArraySlice<Step>, to list: inout [RequestValues.Value], of name: String
  ) throws(RequestValuesError) {
    var element: RequestValues.Value?
    if case .name = steps.first, let last = list.last, case .named = last, !holds(last, steps) {
      element = list.removeLast()
    }
    try insert(text, at: steps, into: &element, of: name)
    if let element { list.append(element) }
  }

  private static func holds(_ value: RequestValues.Value, _ steps: ArraySlice<Step>) -> Bool {
    guard case .name(let key) = steps.first else { return steps.isEmpty }
    guard case .named(let named) = value, let inner = named[key] else { return false }
    return holds(inner, steps.dropFirst())
  }
}
