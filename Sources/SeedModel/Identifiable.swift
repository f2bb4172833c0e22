extension Bug: Identifiable {}
extension Fix: Identifiable {}
extension MicroEducation: Identifiable {}
