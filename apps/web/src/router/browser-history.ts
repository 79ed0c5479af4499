import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'

/** A location, and how it was reached. */
export interface HistoryEntry {
  readonly location: Location
  readonly type: NavigationType
}

export interface BrowserHistory extends Navigator {
  readonly read: () => HistoryEntry
  readonly subscribe: (listener: (entry: HistoryEntry) => void) => () => void
}

/** What the router keeps of an entry in the `state` of the window's history. */
interface EntryState {
  /** The `state` of the location. */
  readonly usr?: unknown
  readonly key?: string
  /** The entry's place among those of this tab. */
  readonly idx?: number
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

/**
 * The window's history, for the router. The router's own has the same fields in each entry; its code would bring the checks of a
 * basename, another window and an older version into every first visit.
 *
 * @param prefix of the addresses of the page's locale. Locations are without it.
 */
export function createBrowserHistory(prefix = ''): BrowserHistory {
  const { history, location: address } = window
  const stateNow = () => history.state as EntryState | null
  const listeners = new Set<(entry: HistoryEntry) => void>()
  let entry = entryOf(NavigationType.Pop)
  if (stateNow()?.idx === undefined) history.replaceState({ ...stateNow(), idx: 0 }, '')

  function entryOf(type: NavigationType): HistoryEntry {
    const { search, hash } = address
    const pathname = address.pathname.slice(prefix.length) || '/'
    const { usr = null, key = 'default' } = stateNow() ?? {}
    return { type, location: { pathname, search, hash, state: usr, key } }
  }

  function show(type: NavigationType): void {
    entry = entryOf(type)
    for (const listener of listeners) listener(entry)
  }

  /** A path, or its parts; what is not given is empty, apart from the path itself. */
  function hrefOf(to: To): string {
    const path = typeof to === 'string' ? parsePath(to) : to
    return createPath({
      ...path,
      pathname: path.pathname === undefined ? address.pathname : prefix + path.pathname,
    })
  }

  const goBackOrForth = () => show(NavigationType.Pop)

  return {
    read: () => entry,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', goBackOrForth)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', goBackOrForth)
      }
    },
    createHref: hrefOf,
    go: (steps) => history.go(steps),
    push(to, state) {
      const href = hrefOf(to)
      const next: EntryState = { usr: state, key: newKey(), idx: (stateNow()?.idx ?? 0) + 1 }
      try {
        history.pushState(next, '', href)
      } catch (error) {
        // Safari limits how often a page may do it.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        address.assign(href)
        return
      }
      show(NavigationType.Push)
    },
    replace(to, state) {
      history.replaceState({ usr: state, key: newKey(), idx: stateNow()?.idx ?? 0 }, '', hrefOf(to))
      show(NavigationType.Replace)
    },
  }
}
