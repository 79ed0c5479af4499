const controls = 'button, input, select, textarea, summary, label'

/**
 * Calls `act` once, when the visitor first uses the page: with a touch, a press or a key, or when the pointer or the focus is on a
 * control. What only a press needs loads then, so that a visit that only looks does without. Returns a function that ends it.
 */
export function onFirstUse(act: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const begin = () => {
    ending.abort()
    act()
  }
  const reach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls) !== null) begin()
  }
  document.addEventListener('pointerdown', begin, { capture: true, passive: true, signal })
  document.addEventListener('keydown', begin, { capture: true, signal })
  document.addEventListener('click', begin, { capture: true, signal })
  document.addEventListener('pointerover', reach, { passive: true, signal })
  document.addEventListener('focusin', reach, { signal })
  return () => ending.abort()
}
