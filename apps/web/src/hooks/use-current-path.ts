import { useLocation } from 'react-router-dom'

/** The current path and query, as the return path for signing in. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
