/** As long as a large catalogue may take to be read. */
const patience = 10_000

export interface Hold {
  readonly giveUp: () => void
  readonly isOver: () => boolean
}

/** What ends the wait: from then on the shopper moves the page. */
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Tries to bring the page to a place whose content may still be on its way: again with every change of the page, until
 * `attempt` says that it is there, the shopper scrolls, or some seconds have passed.
 */
export function holdPlace(attempt: () => boolean): Hold {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const hold = { giveUp, isOver: () => stop.signal.aborted }
  if (attempt()) {
    giveUp()
    return hold
  }
  const tryAgain = () => {
    if (!stop.signal.aborted && attempt()) giveUp()
  }
  const sizes = new ResizeObserver(tryAgain)
  const changes = new MutationObserver(tryAgain)
  const timer = setTimeout(giveUp, patience)
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
  return hold
}
