const openDelay = 700
const skipDelay = 300

export interface TipTiming {
  /** The pointer or the focus has entered an element. */
  enter(show: () => void): void
  /** The pointer or the focus has left, or a press. Returns whether a tooltip was open. */
  leave(): void
}

/** A tooltip opens after a delay, or at once right after another one. Times in milliseconds. */
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
