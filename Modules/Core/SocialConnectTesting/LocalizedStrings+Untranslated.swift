public import AppScreens

extension LocalizedStrings {
  /// The names of the texts that are still the English ones, such as `dates.justNow`.
  ///
  /// Use this for an app in another language, whose texts begin as a copy of `english`: a test that expects none
  /// names the texts that were forgotten, and those that an update has added. A word that is the same in both
  /// languages is also named.
  public var untranslated: [String] {
    withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: Self.english) { english in
        unchangedTexts(of: self, own, besides: Self.english, english)
      }
    }
  }
}

/// Compares texts field by field. Closures can't be compared, but a copy of one has the same bytes.
private func unchangedTexts(
  of own: Any, _ ownBytes: UnsafeRawBufferPointer, besides english: Any,
  _ englishBytes: UnsafeRawBufferPointer
) -> [String] {
  var end = 0
  return zip(Mirror(reflecting: own).children, Mirror(reflecting: english).children).flatMap {
    own, english -> [String] in
    let (size, alignment) = _openExistential(type(of: own.value), do: layout)
    let start = (end + alignment - 1) / alignment * alignment
    end = start + size
    let (bytes, others) = (slice(ownBytes, start..<end), slice(englishBytes, start..<end))
    let name = own.label ?? ""
    if isGroup(own.value) {
      return unchangedTexts(of: own.value, bytes, besides: english.value, others).map { "\(name).\($0)" }
    }
    return says(own.value) && (bytes.elementsEqual(others) || areSame(own.value, english.value)) ? [name] : []
  }
}

private func layout<Value>(of type: Value.Type) -> (size: Int, alignment: Int) {
  (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
}

private func slice(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(rebasing: bytes[range])
}

/// Whether a field is a group of texts.
private func isGroup(_ value: Any) -> Bool {
  !(value is CountedText) && Mirror(reflecting: value).displayStyle == .struct
}

/// Whether a field has any text.
private func says(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return !(value is Bool) && !(mirror.displayStyle == .optional && mirror.children.isEmpty)
}

/// Whether two fields have the same text, as far as that's known: the text of a closure isn't.
private func areSame(_ own: Any, _ english: Any) -> Bool {
  if let own = own as? CountedText, let english = english as? CountedText {
    return [0, 1, 2, 5, 11].allSatisfy { own($0) == english($0) }
  }
  return !"\(type(of: own))".contains("->") && "\(own)" == "\(english)"
}
