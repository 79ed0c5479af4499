import { safeReturnPath } from '@umber/storefront-core/auth'
import { useSearchParams } from './use-search-params.ts'

/** The path to go to after signing in. The parameter is external input, so only paths of this shop are accepted. */
export function useReturnPath(): string {
  const [params] = useSearchParams()
  return safeReturnPath(params.get('from'))
}
