/// The version of this package and all its programs.
package enum PackageVersion {
  package static let text = "0.3.0"

  /// The first version whose databases and backups this one opens.
  package static let oldestData = "0.2.0"
}
