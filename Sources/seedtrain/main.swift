import SeedPlatform

// Learns the model of tones from the sentences in `Sources/seedtrain/Sentences`, and writes it as Swift.
//
//     swift run -c release seedtrain           learns, writes, and tells what it finds of those left out
//     swift run -c release seedtrain --check   exits 1 where the model is stale
let arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments == ["--check"]
guard isCheck || arguments.isEmpty else {
  try? Process.write(
    "usage: swift run -c release seedtrain [--check], from the package's folder\n",
    to: .error
  )
  Process.exit(2)
}
do throws(FileError) {
  Process.exit(try Training.run(isCheck: isCheck))
} catch {
  try? Process.write("\(error.path): \(error)\n", to: .error)
  Process.exit(2)
}
