import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// For a test that takes minutes: it runs with `Scripts/test --full` only.
  static var long: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_FULL"] == "1",
      "It takes long; Scripts/test --full runs it.")
  }
}
