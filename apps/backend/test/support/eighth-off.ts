import { done, signInAdmin } from './backend'
import { cartReadyToPay, complete, payManually } from './checkout'
import { mailTo } from './outbox'
import { makeProducts } from './products'
import { at, textAt } from './read'

const fields = 'id,total,discount_total,discount_subtotal,shipping_total,tax_total,payment_collection.amount'

export interface PaidCart {
  readonly id: string
  readonly email: string
  readonly read: unknown
}

export interface EighthOff {
  readonly admin: string
  /** A cart with this many pieces, the code, and a payment. */
  readonly paidCart: (quantity: number) => Promise<PaidCart>
  /** What the order, its discounts, its payment and its mail say. */
  readonly ordered: (
    cart: PaidCart,
  ) => Promise<{ readonly order: unknown; readonly read: unknown; readonly text: string }>
  readonly remove: () => Promise<void>
}

/** A product at 99.00, and a code that takes 12.5 % off: 12.375 of one piece. */
export async function eighthOff(): Promise<EighthOff> {
  const admin = await signInAdmin()
  const code = `EIGHTH${Date.now()}`
  const change = async (path: string, body: object): Promise<unknown> =>
    done('POST', `/admin/${path}`, { bearer: admin, body })
  const product = await makeProducts(admin, 'Of ninety-nine', 20)
  await change(`products/${product.productId}/variants/${product.variantId}`, {
    prices: [{ currency_code: 'inr', amount: 99 }],
  })
  const made = await change('promotions', {
    code,
    type: 'standard',
    status: 'active',
    application_method: {
      type: 'percentage',
      target_type: 'items',
      allocation: 'across',
      value: 12.5,
      currency_code: 'inr',
    },
  })
  return {
    admin,

    async paidCart(quantity) {
      const cart = await cartReadyToPay([{ variant_id: product.variantId, quantity }])
      await done('POST', `/store/carts/${cart.id}/promotions`, { body: { promo_codes: [code] } })
      await payManually(cart.id)
      const read = await done('GET', `/store/carts/${cart.id}?fields=${fields}`)
      return { ...cart, read: at(read, 'cart') }
    },

    async ordered(cart) {
      const order = at((await complete(cart.id)).body, 'order')
      const own =
        'id,total,discount_total,summary.*,items.adjustments.amount,payment_collections.amount,payment_collections.payments.amount'
      const path = `/admin/orders/${textAt(order, 'id')}?fields=${encodeURIComponent(own)}`
      const read = await done('GET', path, { bearer: admin })
      const { text } = await mailTo(cart.email, /order/i)
      return { order, read: at(read, 'order'), text }
    },

    async remove() {
      await done('DELETE', `/admin/promotions/${textAt(made, 'promotion.id')}`, { bearer: admin })
      await product.remove()
    },
  }
}
