import { useQueryClient } from '@tanstack/react-query'
import { newAddressFrom } from '@umber/storefront-core/account'
import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'
import { useShop } from '../../bindings/shop.ts'

/** Puts the address of an order into the customer's book, once, when the order has been placed. */
export function useSaveAddress({ phase, draft }: CheckoutView): void {
  const { accountPorts, session } = useShop()
  const client = useQueryClient()
  const wanted = useRef(false)
  const isUnderWay = phase.name === 'processing' || phase.name === 'checking'
  const placed = phase.name === 'placed' ? phase.confirmation.request.address : undefined

  useEffect(() => {
    if (isUnderWay) wanted.current = draft.saveAddress
  }, [isUnderWay, draft.saveAddress])

  useEffect(() => {
    if (placed === undefined || !wanted.current || session.getState().kind !== 'customer') return
    wanted.current = false
    const save = async () => {
      const { addressBook } = await accountPorts()
      await addressBook.add(newAddressFrom(placed, placed.city))
      await client.invalidateQueries({ queryKey: ['addresses'] })
    }
    // The order is placed; that its address was not kept is no reason to say anything.
    save().catch(() => undefined)
  }, [placed, accountPorts, session, client])
}
