const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** Calls `act` when the visitor first scrolls, moves the pointer, presses or types. Returns a function that cancels it. */
export function whenUsed(act: () => void): () => void {
  const cancel = () => {
    for (const sign of signs) window.removeEventListener(sign, once, { capture: true })
  }
  const once = () => {
    cancel()
    act()
  }
  for (const sign of signs) window.addEventListener(sign, once, { capture: true, passive: true })
  return cancel
}
