import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import type { PageLoading } from './page-loading.ts'

/** Back and Forward to another address count as loading for `flagTime` milliseconds, whatever there is to load. */
export function useHistoryFlag(loading: PageLoading, flagTime: number) {
  const { pathname, search } = useLocation()
  const type: `${NavigationType}` = useNavigationType()
  const here = pathname + search
  const shown = useRef(here)

  // Not heard from the browser itself: it tells the router first, and React draws before it tells anybody else.
  useEffect(() => {
    // An entry of the same address only closes a drawer.
    const isSamePlace = shown.current === here
    shown.current = here
    if (isSamePlace || type !== 'POP' || flagTime === 0) return
    setTimeout(loading.begin(), flagTime)
  }, [here, type, loading, flagTime])
}
