let options = Options(Array(CommandLine.arguments.dropFirst()))
if options.isPython {
  PythonSource(options).write()
} else {
  Corpus(options).write()
}
