import SeedLint
import Testing

/// The digest that approvals are named by, held against another program's SHA-256.
struct ApprovalDigestTests {
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb924"),
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9a"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209"),
    (119, "31eba51c313a5c08226adf18d4a359cf"),
    (1000, "41edece42d63e8d9bf515a9ba6932e1c"),
  ])
  func `it is the first half of SHA-256`(_ count: Int, _ digits: String) {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
    #expect("\(ApprovalDigest(bytes))" == "sha256:\(digits)")
  }
}
