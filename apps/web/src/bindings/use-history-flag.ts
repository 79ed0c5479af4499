import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageLoading } from './page-loading.ts'

/** Back and Forward to another address count as loading for `flagTime` milliseconds, whatever there is to load. */
export function useHistoryFlag(loading: PageLoading, flagTime: number) {
  const { pathname, search } = useLocation()
  const shown = useRef(pathname + search)

  useEffect(() => {
    shown.current = pathname + search
  }, [pathname, search])

  useEffect(() => {
    const raise = () => {
      // An entry of the same address only closes a drawer.
      const isSamePlace = window.location.pathname + window.location.search === shown.current
      if (isSamePlace || flagTime === 0) return
      setTimeout(loading.begin(), flagTime)
    }
    window.addEventListener('popstate', raise)
    return () => window.removeEventListener('popstate', raise)
  }, [loading, flagTime])
}
