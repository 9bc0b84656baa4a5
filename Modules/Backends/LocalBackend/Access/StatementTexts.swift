import SocialDatabase
import Synchronization

/// Statements whose text depends on few things, put together once for each: the one of a home page is made of
/// a dozen pieces.
final class StatementTexts: Sendable {
  private let known = Mutex<[Selection: SQL]>([:])

  /// The statement for a selection, its values still to be bound.
  func statement(_ selection: Selection, _ make: () -> SQL) -> SQL {
    if let statement = known.withLock({ $0[selection] }) { return statement }
    let statement = make()
    known.withLock { $0[selection] = statement }
    return statement
  }
}
