import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What `state` of a history entry holds while something lies over the page. */
interface OverlayState {
  readonly overlay?: string
}

export const overlayOf = (state: unknown): string | undefined => {
  const overlay = (state as OverlayState | null)?.overlay
  return typeof overlay === 'string' ? overlay : undefined
}

/**
 * Opens and closes a drawer or dialog by its name. It is an entry of the history at the same address, so that Back
 * closes it instead of leaving the page. A link inside it to another page should carry `replace`.
 */
export function useOverlay(name: string) {
  const navigate = useNavigate()
  const location = useLocation()
  const isOpen = overlayOf(location.state) === name
  const left = useRef<string>(undefined)

  const open = useCallback(() => {
    if (isOpen) return
    const { pathname, search, hash } = location
    const replace = overlayOf(location.state) !== undefined
    void navigate({ pathname, search, hash }, { state: { overlay: name }, replace })
  }, [isOpen, location, name, navigate])

  const close = useCallback(() => {
    // Going back takes a moment; a second press in that moment must not leave the page.
    if (!isOpen || left.current === location.key) return
    left.current = location.key
    void navigate(-1)
  }, [isOpen, location.key, navigate])

  return { isOpen, open, close }
}
