// An app in miniature: its content is compiled into its resources and named by generated code, both by the
// plugin.

import Foundation
import SeedFoundation
import SeedModel
import SeedRuntime

let bundle = try SeedBundle.open(in: .module)
try Contract.check(bundle)

try showFixes(of: bundle)
try showTexts(of: bundle)
try await followUpdates(of: bundle)
