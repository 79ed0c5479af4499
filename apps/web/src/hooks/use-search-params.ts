import { useCallback, useMemo } from 'react'
import { usePathname, useSearch } from './location-provider.tsx'
import { useNavigate, type NavigateOptions } from './use-navigate.ts'

type Params = URLSearchParams | Readonly<Record<string, string>>

type SetSearchParams = (next: Params, options?: NavigateOptions) => void

/** The query of the page, and a function that replaces it. Renders with the page and its query only. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const pathname = usePathname()
  const search = useSearch()
  const navigate = useNavigate()
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const query = new URLSearchParams(next).toString()
      navigate({ pathname, search: query === '' ? '' : `?${query}`, hash: '' }, options)
    },
    [pathname, navigate],
  )
  return [useMemo(() => new URLSearchParams(search), [search]), set]
}
