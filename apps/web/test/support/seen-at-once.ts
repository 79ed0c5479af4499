import { vi } from 'vitest'

/** Every watched element is in the view, as `IntersectionObserver` tells it. For `vi.stubGlobal`. */
class SeenAtOnce {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
  }
  unobserve() {}
  disconnect() {}
}

/** Nothing that is watched ever comes into the view. */
class NeverSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export const seeEverything = () => void vi.stubGlobal('IntersectionObserver', SeenAtOnce)
export const seeNothing = () => void vi.stubGlobal('IntersectionObserver', NeverSeen)
