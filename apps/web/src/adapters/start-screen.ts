const leaveTime = 300

export interface StartScreenTimes {
  /** For how many milliseconds it is seen at least. */
  readonly least: number
  /** Both on the clock of `performance.now()`, in milliseconds. */
  readonly seenSince: number
  readonly now: number
}

/** Takes the start screen away. Until then the page beneath it, which loads meanwhile, is inert. */
export function liftStartScreen(page: Document, { least, seenSince, now }: StartScreenTimes) {
  const screen = page.getElementById('start-screen')
  const root = page.getElementById('root')
  const left = Math.min(Math.max(least - (now - seenSince), 0), least)
  setTimeout(() => {
    root?.removeAttribute('inert')
    screen?.setAttribute('data-leaving', '')
    setTimeout(() => screen?.remove(), leaveTime)
  }, left)
}

/** When the page was first painted, which is when the start screen began to be seen. */
export const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
