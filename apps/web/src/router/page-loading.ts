export interface PageLoading {
  /** Starts a wait. Call the returned function when it ends. */
  begin(): () => void
  getState(): boolean
  subscribe(listener: () => void): () => void
}

export function createPageLoading(): PageLoading {
  let underWay = 0
  const listeners = new Set<() => void>()
  const change = (by: 1 | -1) => {
    underWay += by
    for (const listener of listeners) listener()
  }
  return {
    begin() {
      change(1)
      let over = false
      return () => {
        if (over) return
        over = true
        change(-1)
      }
    },
    getState: () => underWay > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
