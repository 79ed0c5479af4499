import type { Customer } from '@umber/storefront-core/auth'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'
import { useHere } from '../../bindings/use-here.ts'

export type Visitor =
  /** Nobody is there: the login is on its way. */
  | { readonly kind: 'nobody' }
  /** Somebody who has not been vouched for yet, or cannot be at the moment. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'customer'; readonly customer: Customer }

/** Sends a visitor to the login, from where they come back here. */
export function useCustomerOnly(): Visitor {
  const { session } = useShop()
  const view = useStore(session)
  const navigate = useNavigate()
  const here = useHere()
  const isNobody = view.kind === 'visitor'
  useEffect(() => {
    if (isNobody) void navigate(paths.login(here), { replace: true })
  }, [isNobody, here, navigate])
  const [failed, setFailed] = useState<{ readonly error: unknown }>()
  const isUnknown = view.kind === 'unknown'
  useEffect(() => {
    // The code that knows who is there may not be had: then that is a failure of the page, which can be tried again.
    if (isUnknown) session.open().catch((error: unknown) => setFailed({ error }))
  }, [isUnknown, session])
  if (isUnknown && failed !== undefined) throw failed.error
  if (isNobody) return { kind: 'nobody' }
  return view.kind === 'customer' ? { kind: 'customer', customer: view.customer } : { kind: 'unknown' }
}
