import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigate } from './use-navigate.ts'

/** Replaces this page by another one while `to` is given. */
export function useRedirect(to: string | undefined): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    if (to !== undefined && !isLeaving(key)) navigate(to, { replace: true })
  }, [to, key, navigate])
}

/**
 * Whether the shopper has followed a link from the page with this key. The page stays on screen until the code of the next
 * one is there, and a redirect would then replace the page that the shopper chose.
 */
function isLeaving(key: string): boolean {
  const state = window.history.state as { readonly key?: string } | null
  return state?.key !== undefined && state.key !== key
}
