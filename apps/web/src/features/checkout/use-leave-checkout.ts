import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'

/**
 * Redirects from a checkout that cannot continue, and returns whether it does: to the cart when there is nothing to
 * buy, to the login when the customer's session has ended. The cart and the input are kept.
 */
export function useLeaveCheckout(redirect: CheckoutView['redirect']): boolean {
  const { session } = useServices()
  const navigate = useNavigate()
  const view = useStore(session)
  const [isCustomers] = useState(view.status === 'signed-in')
  const isEnded = isCustomers && view.status === 'guest' && view.reason === 'expired'
  const to = isEnded ? paths.login(paths.checkout()) : redirect === 'cart' ? paths.cart() : undefined
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true })
  }, [to, navigate])
  return to !== undefined
}
