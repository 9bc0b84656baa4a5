/// The version of this package and all its programs.
package enum PackageVersion {
  package static let text = "0.2.0"
}
