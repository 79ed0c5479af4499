import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'

/** Leads from the checkout to the address of the order that was placed, where orders have one, and tells that it does. */
export function useOrderAddress({ phase }: CheckoutView): boolean {
  const { isDemonstration } = useShop().preset
  const navigate = useNavigate()
  const { key } = useLocation()
  const id = phase.name === 'placed' && !isDemonstration ? phase.confirmation.order.id : undefined
  useEffect(() => {
    if (id !== undefined) void navigate(paths.placedOrder(id), { replace: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs for each history entry: a second Back may come before the first redirect
  }, [id, key, navigate])
  return id !== undefined
}
