import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from '../adapters/focus-page.ts'
import { announce } from '../ui/announcer.tsx'

/** Moves the focus to the new page's heading and says its title; on Back to the link one had followed. */
export function useRouteFocus(main: RefObject<HTMLElement | null>) {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ key, pathname })
  const followed = useRef(new Map<string, string>())

  useEffect(() => {
    const note = (event: FocusEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href')
      if (href != null && main.current?.contains(link)) followed.current.set(shown.current.key, href)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [main])

  useEffect(() => {
    const from = shown.current
    shown.current = { key, pathname }
    if (from.pathname === pathname || main.current === null) return undefined
    const href = type === NavigationType.Pop ? followed.current.get(key) : undefined
    return focusPage(main.current, href, (at) => {
      if (at === 'heading') announce(document.title)
    })
  }, [key, pathname, type, main])
}
