/// The version of this package, which all its programs say.
package enum PackageVersion {
  package static let text = "0.2.0"
}
