import type { PromotionAnswer } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'

/** Adds and removes promotion codes. The cart is reloaded afterwards for the discount. */
export function usePromotions() {
  const { cart, ports } = useServices()

  const onCart = async <Answer>(
    change: (cartId: string) => Promise<Answer>,
    isChanged: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    const store = await cart.load()
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
