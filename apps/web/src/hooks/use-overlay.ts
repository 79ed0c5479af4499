import { useCallback, useEffect, useRef } from 'react'
import { overlayOf, useOverlayKey, useShownLocation } from './location-provider.tsx'
import { useNavigate } from './use-navigate.ts'

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
  const shown = useShownLocation()
  const key = useOverlayKey(name)
  const isOpen = key !== undefined
  const left = useRef<string>(undefined)
  // Forward opens the same entry again, and it has to close again.
  useEffect(() => {
    if (!isOpen) left.current = undefined
  }, [isOpen])

  const open = useCallback(() => {
    const current = overlayOf(currentEntry()?.usr)
    // Also while the router still has to show the entry: a second press must not add another one.
    if (isOpen || current === name) return
    const { pathname, search, hash } = shown.read()
    const replace = current !== undefined
    navigate({ pathname, search, hash }, { state: { overlay: name }, replace })
  }, [isOpen, shown, name, navigate])

  const close = useCallback(() => {
    if (key === undefined) return
    // A late call, after the shopper has closed the overlay or has followed a link in it, must not leave the page.
    const current = currentEntry()
    if (current !== null && current.key !== key) return
    // Back is asynchronous: a second press meanwhile must not leave the page.
    if (left.current === key) return
    left.current = key
    navigate(-1)
  }, [key, navigate])

  return { isOpen, open, close }
}
