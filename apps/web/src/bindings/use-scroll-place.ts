import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isOpenedAnew, keyOfBareEntry } from '../adapters/history-entry.ts'
import type { Hold } from '../adapters/hold-place.ts'
import { laterHold } from '../adapters/later-hold.ts'
import { scrollToSpot, spotNow, spotOf } from '../adapters/page-spot.ts'
import type { ScrollMemory } from '../adapters/scroll-memory.ts'
import { scrollMove, type Place, type ScrollMove } from './scroll-rule.ts'

/** Scrolls as `scrollMove` says after each navigation, and remembers where each page was left. */
export function useScrollPlace(memory: ScrollMemory) {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef<Place & { readonly of: string }>(undefined)
  const hold = useRef<Hold>(undefined)

  useLayoutEffect(() => {
    const from = shown.current
    // Every address that is typed has the key "default": only with its path does that name one entry.
    const of = `${key} ${pathname}${hash}`
    if (from?.of === of) return undefined
    const bare = from === undefined ? undefined : keyOfBareEntry()
    const to = { key: bare === undefined ? of : `${bare} ${pathname}${hash}`, of, pathname, hash }
    shown.current = to
    const isNew = from === undefined ? isOpenedAnew() : bare !== undefined
    const move = scrollMove(type, from, to, !isNew && memory.recall(to.key) !== undefined)
    // The entry is new and the place is the old one, which no scrolling may ever report.
    if (move.kind === 'stay') memory.remember(to.key, spotNow())
    hold.current = carryOut(move, memory)
    return hold.current?.giveUp
  }, [key, pathname, hash, type, memory])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const note = () => {
      // On the way to its place a page is scrolled too, and that is no place to come back to.
      if (shown.current === undefined || hold.current?.isOver() === false) return
      memory.remember(shown.current.key, spotNow())
    }
    const noteOpened = ({ target }: Event) => {
      const spot = spotOf(target)
      if (shown.current !== undefined && spot !== undefined) memory.remember(shown.current.key, spot)
    }
    const keep = () => memory.keep()
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('click', noteOpened, { capture: true })
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('click', noteOpened, { capture: true })
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [memory])
}

/** A place that is still being filled is waited for. */
function carryOut(move: ScrollMove, memory: ScrollMemory): Hold | undefined {
  if (move.kind === 'element') return laterHold(async () => (await holds()).holdPart(move.id))
  if (move.kind === 'restore') {
    const spot = memory.recall(move.key) ?? { top: 0 }
    return scrollToSpot(spot) ? undefined : laterHold(async () => (await holds()).holdSpot(spot))
  }
  if (move.kind === 'top') window.scrollTo({ top: 0, behavior: 'instant' })
  return undefined
}

const holds = () => import('../adapters/page-holds.ts')
