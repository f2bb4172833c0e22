import PressureServices
import ServiceKernel

extension PressureStage {
  func settings() -> Markup {
    guard let screen = models.settings.screen else { return "" }
    let save = screen.saveButton
    let (deadline, close) = (screen.settings.window.deadline, screen.settings.window.close)
    let voices = screen.voices.map { voice in
      button(
        voice.name,
        "voice",
        on: "settings",
        [("voice", voice.id.rawValue)],
        isEnabled: !voice.isLocked,
        isPressed: voice.isChosen,
        style: "option"
      )
    }
    let isTunable = !screen.tuning.isLocked
    let tuning = select(
      "tuning",
      label: screen.tuning.title,
      screen.tunings.map { ($0.id.rawValue, $0.name) },
      chosen: screen.tunings.first { $0.isChosen }?.id.rawValue ?? "",
      of: "tuning",
      isEnabled: isTunable
    )
    let rows: [Markup] = [
      row(
        screen.deadline,
        button(
          save,
          "times",
          on: "settings",
          content: times("deadline", screen.deadline.title, CheckInWindow.deadlines, deadline)
        )
      ),
      row(
        screen.close,
        button(
          save,
          "times",
          on: "settings",
          content: times("close", screen.close.title, CheckInWindow.closes, close)
        )
      ),
      row(screen.voice, "\(voices)"),
      row(
        screen.reminders,
        """
        <span class="value">\(screen.reminders.value)</span> \(button(
          screen.reminders.title, "reminders", on: "settings", [("answer", screen.remindersOn ? "off" : "on")],
          isPressed: screen.remindersOn, style: "option"))
        """
      ),
      row(screen.shield, "<span class=\"value\">\(screen.shield.value)</span>"),
      row(screen.tuning, button(save, "tuning", on: "settings", content: tuning, isEnabled: isTunable)),
      row(
        screen.subscription,
        """
        <span class="value">\(screen.subscription.value)</span> \(
          screen.isPaid ? button(screen.subscriptionLink, "manage", on: "settings")
            : link(screen.subscriptionLink, to: "paywall"))
        """
      ),
    ]
    let raised = raised(over: "settings")
    let asked = raised == .permission ? Markup.line(screen.permissionNote, "comment") : ""
    let notes = screen.notes.map { Markup.line($0, "comment") }
    return page(
      "settings",
      """
      \(asked)\(raised == .notifications ? "" : sheets(on: "settings"))\(notes)
      <dl class="rows">\(rows)</dl><p>\(link(screen.privacyLink, to: "privacy", style: "action quiet"))</p>
      """
    )
  }

  private func row(_ row: PressureSettingsScreen.Row, _ control: Markup) -> Markup {
    let detail: Markup =
      row.detail.isEmpty
      ? "" : "<dd class=\"fine\">\(row.isLocked ? link(row.detail, to: "paywall") : "\(row.detail)")</dd>"
    return """
      <div class="setting"><dt>\(row.title)</dt><dd class="controls">\(control)</dd>\(detail)</div>
      """
  }

  func paywall() -> Markup {
    let model = models.paywall
    guard let screen = model.screen else { return "" }
    let features = screen.features.map { "<li>\($0)</li>" as Markup }
    let products: Markup =
      !model.isOffering
      ? ""
      : """
      <div class="prices">\(Self.prices.map { product, _ in
        button(line(of: product), "buy", on: "paywall", [("answer", product.rawValue)], isEnabled: model.canAsk,
          style: "price")
      })</div><p class="fine">\(screen.renewal)</p>
      """
    let restore: Markup =
      !model.isOffering
      ? ""
      : button(screen.restoreButton, "restore", on: "paywall", isEnabled: model.canAsk, style: "action quiet")
    return page(
      screen.title,
      """
      <ul class="features">\(features)</ul><p class="card-hint">\(screen.free)</p>\(store())\(
        Markup.line(model.message, "said"))\(products)<div class="controls">\(restore)\(
        button(screen.termsLink, "terms", on: "paywall", style: "action quiet"))\(
        link(screen.privacyLink, to: "privacy", style: "action quiet"))</div>\(sheets(on: "paywall"))
      """
    )
  }

  /// What the store asks while a purchase is on its way.
  private func store() -> Markup {
    let (question, answers): (String, [(String, String)])
    switch models.paywall.purchase {
    case .purchasing(let product):
      question = "Subscribe to “\(title)”: \(line(of: product))?"
      answers = [
        ("Buy", "approved"), ("Ask somebody", "deferred"), ("Cancel", "cancelled"), ("Let it fail", "failed"),
      ]
    case .pending:
      question = "Somebody is asked to approve it."
      answers = [("Approve", "approved"), ("Decline", "failed")]
    case .restoring:
      question = "Looking for earlier purchases."
      answers = [("One is found", "found"), ("None is found", "none"), ("No answer", "failed")]
    default: return ""
    }
    return sheet("App Store", question, "store", on: "paywall", answers)
  }

  private func line(of product: Purchase.Product) -> String {
    let price = Self.prices.first { $0.product == product }?.price ?? ""
    return models.paywall.line(of: product, price: price)
  }

  /// What the store sells here, and for how much.
  private static let prices: [(product: Purchase.Product, price: String)] = [
    (.monthly, "$2.99"), (.annual, "$19.99"),
  ]

  func share() -> Markup {
    let model = models.share
    guard let screen = model.screen, let share = screen.button else { return page("", "") }
    let lines = model.lines.map { "<p>\($0)</p>" as Markup }
    return page(
      screen.heading,
      """
      <div class="picture">\(lines)</div><p class="comment">\(screen.note)</p>\(sheets(on: "share"))
      <div class="controls">\(button(screen.includeLabel, "include", on: "share", isPressed: model.includesCommitment,
        style: "option"))\(button(share, "share", on: "share", style: "action first"))</div>
      """
    )
  }
}
