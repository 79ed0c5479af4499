import { usePathname, useSearch } from './location-provider.tsx'

/** The current path and query, as the return path for signing in. */
export function useCurrentPath(): string {
  return usePathname() + useSearch()
}
