import { safeReturnPath } from '@umber/storefront-core/auth'
import { useSearchParams } from 'react-router-dom'

/** Where to go after signing in: only ever a page of this shop, whoever wrote the address. */
export function useWayBack(): string {
  const [params] = useSearchParams()
  return safeReturnPath(params.get('from'))
}
