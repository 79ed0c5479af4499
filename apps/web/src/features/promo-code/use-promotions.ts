import type { PromotionAnswer } from '@umber/storefront-core/cart'
import { useState } from 'react'
import { useServices } from '../../services/services-context.ts'

/** Adds and removes promotion codes. The cart is reloaded afterwards for the discount. */
export function usePromotions() {
  const { cart, ports } = useServices()

  const onCart = async <Answer>(
    change: (cartId: string) => Promise<Answer>,
    isChanged: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    const store = await cart.load()
    // A code can be entered before the cart was read: the page shows what it kept of it.
    await store.start()
    const answer = await change(store.getState().machine.cartId ?? '')
    if (isChanged(answer)) await store.refresh()
    return answer
  }

  return {
    apply: async (code: string): Promise<PromotionAnswer> => {
      const { promotions } = await ports()
      return onCart(
        (cartId) => promotions.apply(cartId, code),
        ({ kind }) => kind === 'applied' || kind === 'waiting',
      )
    },
    remove: async (code: string): Promise<void> => {
      const { promotions } = await ports()
      await onCart(
        (cartId) => promotions.remove(cartId, code),
        () => true,
      )
    },
  }
}

/**
 * Codes that left the cart without being removed here: they expired or reached their usage limit. Call `begin` before
 * removing a code, or when the shopper continues.
 */
export function useLostCodes(codes: readonly string[]) {
  const [before, setBefore] = useState(codes)
  const [removed, setRemoved] = useState<string>()
  const [lost, setLost] = useState<readonly string[]>([])
  if (before.join() !== codes.join()) {
    setBefore(codes)
    const gone = before.filter((code) => !codes.includes(code) && code !== removed)
    setLost([...lost, ...gone].filter((code) => !codes.includes(code)))
  }
  const begin = (code?: string) => {
    setRemoved(code)
    setLost([])
  }
  return { lost, begin }
}
