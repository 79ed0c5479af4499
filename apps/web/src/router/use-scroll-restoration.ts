import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { endFirstView } from './first-view.ts'
import { isOpenedAnew, keyOfBareEntry } from './history-entry.ts'
import type { ScrollTask } from './keep-scrolling-to.ts'
import { lazyScrollTask } from './lazy-scroll-task.ts'
import { scrollToPosition, currentPosition, spotOf } from './scroll-position.ts'
import type { ScrollMemory } from './scroll-memory.ts'
import { scrollMove, type Place, type ScrollMove } from './scroll-rule.ts'

/** Scrolls according to `scrollMove` after each navigation and saves each entry's position. */
export function useScrollRestoration(memory: ScrollMemory) {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef<Place & { readonly of: string }>(undefined)
  const task = useRef<ScrollTask>(undefined)

  useLayoutEffect(() => {
    const from = shown.current
    // Every typed address has the key "default", so the path is part of the identity.
    const of = `${key} ${pathname}${hash}`
    if (from?.of === of) return undefined
    const bare = from === undefined ? undefined : keyOfBareEntry()
    const to = { key: bare === undefined ? of : `${bare} ${pathname}${hash}`, of, pathname, hash }
    shown.current = to
    const isNew = from === undefined ? isOpenedAnew() : bare !== undefined
    const wanted = scrollMove(type, from, to, !isNew && memory.recall(to.key) !== undefined)
    // A page from the server may have been scrolled before its script was there.
    const move = from === undefined && wanted.kind === 'top' ? ({ kind: 'stay' } as const) : wanted
    if (from !== undefined || move.kind !== 'stay' || window.scrollY > 0) endFirstView()
    // A new entry at an unchanged position, for which no scroll event fires.
    if (move.kind === 'stay') memory.remember(to.key, currentPosition())
    task.current = runMove(move, memory)
    return task.current?.giveUp
  }, [key, pathname, hash, type, memory])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const note = () => {
      endFirstView()
      // Positions during an automatic scroll are not saved.
      if (shown.current === undefined || task.current?.isOver() === false) return
      memory.remember(shown.current.key, currentPosition())
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

/** Waits for content that is still loading. */
function runMove(move: ScrollMove, memory: ScrollMemory): ScrollTask | undefined {
  if (move.kind === 'element')
    return lazyScrollTask(async () => (await loadScrollTasks()).scrollToHash(move.id))
  if (move.kind === 'restore') {
    const spot = memory.recall(move.key) ?? { top: 0 }
    return scrollToPosition(spot)
      ? undefined
      : lazyScrollTask(async () => (await loadScrollTasks()).scrollBackTo(spot))
  }
  if (move.kind === 'top') window.scrollTo({ top: 0, behavior: 'instant' })
  return undefined
}

const loadScrollTasks = () => import('./scroll-tasks.ts')
