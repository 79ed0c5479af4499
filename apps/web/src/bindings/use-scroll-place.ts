import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import type { ScrollMemory } from '../adapters/scroll-memory.ts'
import { scrollToPlace } from '../adapters/scroll-to-place.ts'
import { scrollMove, type ScrollMove } from './scroll-rule.ts'

/** Scrolls as `scrollMove` says after each navigation, and remembers where each page was left. */
export function useScrollPlace(memory: ScrollMemory) {
  const location = useLocation()
  const type = useNavigationType()
  const shown = useRef<Location>(undefined)

  useLayoutEffect(() => {
    const from = shown.current
    shown.current = location
    if (from?.key === location.key) return undefined
    const move = scrollMove(type, from, location)
    // The entry is new and the place is the old one, which no scrolling may ever report.
    if (move.kind === 'stay') memory.remember(location.key, window.scrollY)
    return carryOut(move, memory)
  }, [location, type, memory])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const note = () => {
      if (shown.current !== undefined) memory.remember(shown.current.key, window.scrollY)
    }
    const keep = () => memory.keep()
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [memory])
}

/** A place that is still being filled is waited for: the function given back stops that. */
function carryOut(move: ScrollMove, memory: ScrollMemory): (() => void) | undefined {
  if (move.kind === 'restore') return scrollToPlace(memory.recall(move.key))
  if (move.kind === 'top') window.scrollTo({ top: 0, behavior: 'instant' })
  if (move.kind === 'element') document.getElementById(move.id)?.scrollIntoView({ behavior: 'instant' })
  return undefined
}
