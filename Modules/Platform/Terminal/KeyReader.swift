/// A key of a terminal, or a pasted character.
struct Key: Equatable {
  let scalar: Unicode.Scalar
  /// Whether it was pasted: then it's text, whatever it would do as a key.
  let isPasted: Bool
}

/// Decodes the bytes that a terminal sends into keys, and tells pasted from typed text by the marks that terminals
/// put around a paste if asked to (`PasteMarks`).
struct KeyReader {
  private static let begin = Array("\u{1B}[200~".unicodeScalars)
  private static let end = Array("\u{1B}[201~".unicodeScalars)

  private var assembler = ScalarAssembler()
  /// Scalars that may turn out to be part of a mark.
  private var pending: [Unicode.Scalar] = []
  private var isPasting = false

  /// The keys that the byte completes: mostly one or none.
  mutating func add(_ byte: UInt8) -> [Key] {
    assembler.add(byte).flatMap { add($0) }
  }

  /// Ends a paste whose end never came.
  mutating func reset() {
    pending = []
    isPasting = false
  }

  private mutating func add(_ scalar: Unicode.Scalar) -> [Key] {
    pending.append(scalar)
    let mark = isPasting ? Self.end : Self.begin
    if pending == mark {
      pending = []
      isPasting.toggle()
      return []
    }
    // A lone escape waits for the next key: the editor would do nothing with it before either.
    if mark.starts(with: pending) { return [] }
    // Only its last scalar can begin another mark.
    let isNew = pending.count > 1 && scalar == mark[0]
    let passed = isNew ? pending.dropLast() : pending[...]
    pending = isNew ? [scalar] : []
    return passed.compactMap { isPasting ? pasted($0) : Key(scalar: $0, isPasted: false) }
  }

  /// A pasted scalar as text; nil for a control character.
  private func pasted(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar {
    case "\r", "\n": return Key(scalar: "\n", isPasted: true)
    case "\t": return Key(scalar: " ", isPasted: true)
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): return nil
    default: return Key(scalar: scalar, isPasted: true)
    }
  }
}

/// Asks a terminal to mark pasted text, or to stop doing so. Terminals without such marks ignore it.
enum PasteMarks {
  static let on = "\u{1B}[?2004h"
  static let off = "\u{1B}[?2004l"
}
