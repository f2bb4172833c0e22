import SeedPlatform
import SeedTables

// Writes the `Generated/` folders and the tables of the format's page from `Sources/SeedTables`, and the
// lists of `Sources/<module>/Lists` into the program.
//
//     swift run seedgen           writes what has changed
//     swift run seedgen --check   exits 1 where something is stale, and says what
let arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments == ["--check"]
guard isCheck || arguments.isEmpty else {
  try? Process.write("usage: swift run seedgen [--check], from the package's folder\n", to: .error)
  Process.exit(2)
}
Process.exit(Freshness.run(isCheck: isCheck))
