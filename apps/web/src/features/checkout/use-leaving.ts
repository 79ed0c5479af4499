import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'

/**
 * Leads away from a checkout that cannot go on, and tells that it does: to the cart, when there is nothing to buy; to
 * the login, when the customer's session has ended. They come back to their cart and to what they typed.
 */
export function useLeaving(redirect: CheckoutView['redirect']): boolean {
  const { session } = useShop()
  const navigate = useNavigate()
  const view = useStore(session)
  const [isCustomers] = useState(view.kind === 'customer')
  const isEnded = isCustomers && view.kind === 'visitor' && view.because === 'expired'
  const to = isEnded ? paths.login(paths.checkout()) : redirect === 'cart' ? paths.cart() : undefined
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true })
  }, [to, navigate])
  return to !== undefined
}
