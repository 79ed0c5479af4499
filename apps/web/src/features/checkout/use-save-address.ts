import { useQueryClient } from '@tanstack/react-query'
import { newAddressFrom } from '@umber/storefront-core/account'
import type { CheckoutView } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'
import { useServices } from '../../services/services-context.ts'

/** Saves the order's address to the customer's addresses, once, after the order is placed. */
export function useSaveAddress({ phase, draft }: CheckoutView): void {
  const { accountPorts, session } = useServices()
  const client = useQueryClient()
  const wanted = useRef(false)
  const isUnderWay = phase.status === 'processing' || phase.status === 'checking'
  const placed = phase.status === 'placed' ? phase.confirmation.request.address : undefined

  useEffect(() => {
    if (isUnderWay) wanted.current = draft.saveAddress
  }, [isUnderWay, draft.saveAddress])

  useEffect(() => {
    if (placed === undefined || !wanted.current || session.getState().status !== 'signed-in') return
    wanted.current = false
    const save = async () => {
      const { addressBook } = await accountPorts()
      await addressBook.add(newAddressFrom(placed, placed.city))
      await client.invalidateQueries({ queryKey: ['addresses'] })
    }
    // The order is placed: a failure to save the address is not worth a message.
    save().catch(() => undefined)
  }, [placed, accountPorts, session, client])
}
