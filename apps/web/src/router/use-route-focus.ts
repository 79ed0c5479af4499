import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from './focus-page.ts'
import { isOpenedAnew } from './history-entry.ts'
import { lazyScrollTask } from './lazy-scroll-task.ts'
import { announce } from '../ui/announcer.tsx'
import { newPart, type Place } from './scroll-rule.ts'

/**
 * After a navigation, focuses the new page's heading or its hash target and announces its title. On Back, focuses the
 * link that was followed.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef<Place>(undefined)
  const followed = useRef(new Map<string, string>())

  useEffect(() => {
    const note = (event: FocusEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href')
      if (href != null && shown.current !== undefined && main.current?.contains(link))
        followed.current.set(shown.current.key, href)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [main])

  useEffect(() => {
    const from = shown.current
    shown.current = { key, pathname, hash }
    // Within a page, the browser itself moves the focus to a hash target.
    if (from?.pathname === pathname || main.current === null) return undefined
    const part = type === NavigationType.Pop && from !== undefined ? undefined : newPart(from, shown.current)
    if (from === undefined) return part !== undefined && isOpenedAnew() ? focusPart(part) : undefined
    if (part !== undefined && document.getElementById(part) !== null) {
      announce(document.title)
      return focusPart(part)
    }
    const href = type === NavigationType.Pop ? followed.current.get(key) : undefined
    return focusPage(main.current, href, (at) => {
      if (at === 'heading') announce(document.title)
    })
  }, [key, pathname, hash, type, main])
}

const focusPart = (id: string) =>
  lazyScrollTask(async () => (await import('./scroll-tasks.ts')).focusHash(id)).giveUp
