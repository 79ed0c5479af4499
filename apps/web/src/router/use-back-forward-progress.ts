import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import type { PageLoading } from './page-loading.ts'

/** Back and Forward to another address show the progress bar for `flagTime` milliseconds. */
export function useBackForwardProgress(loading: PageLoading, flagTime: number) {
  const { pathname, search } = useLocation()
  const type: `${NavigationType}` = useNavigationType()
  const here = pathname + search
  const shown = useRef(here)

  // Not a popstate listener: the router handles that event first, and React renders before later listeners run.
  useEffect(() => {
    // Another entry of the same address only closes a drawer.
    const isSamePlace = shown.current === here
    shown.current = here
    if (isSamePlace || type !== 'POP' || flagTime === 0) return
    setTimeout(loading.begin(), flagTime)
  }, [here, type, loading, flagTime])
}
