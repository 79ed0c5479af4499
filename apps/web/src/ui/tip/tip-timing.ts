const openDelay = 700
const skipDelay = 300

export interface TipTiming {
  /** The pointer or the focus has come to something. */
  enter(show: () => void): void
  /** It has left, or pressed. Says whether a tip was open. */
  leave(): void
}

/** A tip opens after a while; right after another one it opens at once. Times in milliseconds. */
export function createTipTiming(now: () => number): TipTiming {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  let closedAt = Number.NEGATIVE_INFINITY
  return {
    enter(show) {
      clearTimeout(timer)
      const open = () => {
        isOpen = true
        show()
      }
      if (now() - closedAt < skipDelay) open()
      else timer = setTimeout(open, openDelay)
    },
    leave() {
      clearTimeout(timer)
      if (isOpen) closedAt = now()
      isOpen = false
    },
  }
}
