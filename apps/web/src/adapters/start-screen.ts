const startTime = 2000
const leaveTime = 300

/**
 * Takes the start screen away once it has been seen for its two seconds. Until then the page beneath it, which loads
 * meanwhile, is inert. `seenSince` and `now` are on the clock of `performance.now()`, in milliseconds.
 */
export function liftStartScreen(page: Document, seenSince: number, now: number) {
  const screen = page.getElementById('start-screen')
  const root = page.getElementById('root')
  const left = Math.min(Math.max(startTime - (now - seenSince), 0), startTime)
  setTimeout(() => {
    root?.removeAttribute('inert')
    screen?.setAttribute('data-leaving', '')
    setTimeout(() => screen?.remove(), leaveTime)
  }, left)
}

/** When the page was first painted, which is when the start screen began to be seen. */
export const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
