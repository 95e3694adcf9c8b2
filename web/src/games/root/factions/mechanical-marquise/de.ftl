# Mechanical Marquise: what the page says of them in the browser.

web-faction-mechanical-marquise = Zieht von selbst nach einem Plan, als Mitspielerin oder als gemeinsame Gegnerin.
root-web-orders = Befehle
root-web-order = Befehl { $number }
root-web-plan = Befehls-Plan
root-web-plan-about = Sie führt die Befehle von links nach rechts aus. Die Klasse der Karte sagt, wo.
web-open-root-no-spy = Du hast keinen Spion auf der Hand.
