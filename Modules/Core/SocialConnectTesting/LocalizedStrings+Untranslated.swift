public import AppScreens

extension LocalizedStrings {
  /// The names of the texts that are still the English ones, such as `dates.justNow`.
  ///
  /// For an app in a language of its own, which begins with a copy of `english`: a test that expects none names what was
  /// forgotten, and what an update has added. A word that is the same in both languages is named, too.
  public var untranslated: [String] {
    withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: Self.english) { english in
        unchangedTexts(of: self, own, besides: Self.english, english)
      }
    }
  }
}

/// Compares texts by the fields of their types. Closures can't be compared, but a copy of one has the same bytes.
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

/// Whether a field holds texts of its own, by their names.
private func isGroup(_ value: Any) -> Bool {
  !(value is CountedText) && Mirror(reflecting: value).displayStyle == .struct
}

/// Whether a field says anything.
private func says(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return !(value is Bool) && !(mirror.displayStyle == .optional && mirror.children.isEmpty)
}

/// Whether two fields say the same, as far as that is known: what a closure says isn't.
private func areSame(_ own: Any, _ english: Any) -> Bool {
  if let own = own as? CountedText, let english = english as? CountedText {
    return [0, 1, 2, 5, 11].allSatisfy { own($0) == english($0) }
  }
  return !"\(type(of: own))".contains("->") && "\(own)" == "\(english)"
}
