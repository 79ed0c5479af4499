import { useLocation } from 'react-router-dom'

/** Where one is now, to be come back to after signing in. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
