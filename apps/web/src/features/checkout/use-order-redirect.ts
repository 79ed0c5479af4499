import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { useServices } from '../../services/services-context.ts'

/** Redirects to the page of the placed order, where orders have one. Returns whether it does. */
export function useOrderRedirect({ phase }: CheckoutView): boolean {
  const { hasOrderPages } = useServices().preset
  const navigate = useNavigate()
  const { key } = useLocation()
  const id = phase.status === 'placed' && hasOrderPages ? phase.confirmation.order.id : undefined
  useEffect(() => {
    if (id !== undefined) navigate(paths.placedOrder(id), { replace: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs for each history entry: a second Back may come before the first redirect
  }, [id, key, navigate])
  return id !== undefined
}
