import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ScrollMemory } from '../adapters/scroll-memory.ts'
import { scrollToPlace } from '../adapters/scroll-to-place.ts'
import { scrollMove, type Place, type ScrollMove } from './scroll-rule.ts'

/** Scrolls as `scrollMove` says after each navigation, and remembers where each page was left. */
export function useScrollPlace(memory: ScrollMemory) {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef<Place>(undefined)

  useLayoutEffect(() => {
    const from = shown.current
    // Every address that is typed has the key "default": only with its path does that name one entry.
    const to = { key: `${key} ${pathname}`, pathname, hash }
    shown.current = to
    if (from?.key === to.key) return undefined
    const move = scrollMove(type, from, to)
    // The entry is new and the place is the old one, which no scrolling may ever report.
    if (move.kind === 'stay') memory.remember(to.key, window.scrollY)
    return carryOut(move, memory)
  }, [key, pathname, hash, type, memory])

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
