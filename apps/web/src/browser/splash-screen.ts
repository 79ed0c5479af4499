const leaveTime = 300

export interface SplashScreenTimes {
  /** The minimum display time, in milliseconds. */
  readonly least: number
  /** Both on the clock of `performance.now()`, in milliseconds. */
  readonly seenSince: number
  readonly now: number
}

/** Hides the splash screen, if the page has one. */
export function hideSplashScreen(page: Document, { least, seenSince, now }: SplashScreenTimes) {
  const screen = page.getElementById('splash-screen')
  const left = Math.min(Math.max(least - (now - seenSince), 0), least)
  setTimeout(() => {
    screen?.setAttribute('data-leaving', '')
    setTimeout(() => screen?.remove(), leaveTime)
  }, left)
}

/** The time of the first paint, when the splash screen became visible. */
export const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
