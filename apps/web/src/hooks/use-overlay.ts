import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The `state` of a history entry while an overlay is open. */
interface OverlayState {
  readonly overlay?: string
}

export const overlayOf = (state: unknown): string | undefined => {
  const overlay = (state as OverlayState | null)?.overlay
  return typeof overlay === 'string' ? overlay : undefined
}

/** The router's fields of a history entry's state; `usr` is `location.state`. */
interface EntryState {
  readonly key?: string
  readonly usr?: unknown
}

/** The state of the current history entry. The router's `location` follows later, when the page is rendered. */
const currentEntry = () => window.history.state as EntryState | null

/**
 * Opens and closes a drawer or dialog by name. An open overlay has a history entry with the same address, so that
 * Back closes it instead of leaving the page. Links inside it should use `replace`.
 */
export function useOverlay(name: string) {
  const navigate = useNavigate()
  const location = useLocation()
  // The server does not know the history entry.
  const isOpen = useIsHydrated() && overlayOf(location.state) === name
  const left = useRef<string>(undefined)
  // Forward opens the same entry again, and it has to close again.
  useEffect(() => {
    if (!isOpen) left.current = undefined
  }, [isOpen])

  const open = useCallback(() => {
    const current = overlayOf(currentEntry()?.usr)
    // Also while the router still has to show the entry: a second press must not add another one.
    if (isOpen || current === name) return
    const { pathname, search, hash } = location
    const replace = current !== undefined
    void navigate({ pathname, search, hash }, { state: { overlay: name }, replace })
  }, [isOpen, location, name, navigate])

  const close = useCallback(() => {
    if (!isOpen) return
    // A late call, after the shopper has closed the overlay or has followed a link in it, must not leave the page.
    const entry = currentEntry()
    if (entry !== null && entry.key !== location.key) return
    // Back is asynchronous: a second press meanwhile must not leave the page.
    if (left.current === location.key) return
    left.current = location.key
    void navigate(-1)
  }, [isOpen, location.key, navigate])

  return { isOpen, open, close }
}
