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
    // From each entry of the history: a second Back may come before the first one has led anywhere.
    if (id !== undefined) void navigate(paths.placedOrder(id), { replace: true })
  }, [id, key, navigate])
  return id !== undefined
}
