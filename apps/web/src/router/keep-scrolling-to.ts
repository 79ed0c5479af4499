/** In milliseconds: the time a large catalogue may take to load. */
const timeout = 10_000

export interface ScrollTask {
  readonly giveUp: () => void
  readonly isOver: () => boolean
}

/** Input events after which the shopper controls the scrolling. */
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a target that may still be loading. Retries on every change of the page until `attempt` returns true,
 * the shopper scrolls, or the time is over.
 */
export function keepScrollingTo(attempt: () => boolean): ScrollTask {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const task = { giveUp, isOver: () => stop.signal.aborted }
  if (attempt()) {
    giveUp()
    return task
  }
  const tryAgain = () => {
    if (!stop.signal.aborted && attempt()) giveUp()
  }
  const sizes = new ResizeObserver(tryAgain)
  const changes = new MutationObserver(tryAgain)
  const timer = setTimeout(giveUp, timeout)
  stop.signal.addEventListener('abort', () => {
    sizes.disconnect()
    changes.disconnect()
    clearTimeout(timer)
  })
  for (const event of byHand) window.addEventListener(event, giveUp, { signal: stop.signal, passive: true })
  sizes.observe(document.body)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'aria-hidden', 'inert'],
  })
  return task
}
