import { FetchError } from '@umber/commerce-client'
import { describe, expect, it } from 'vitest'
import { cartFromWire } from '../../src/cart/cart-from-wire.ts'
import { viewOf } from '../../src/cart/cart.selectors.ts'
import { initialMachine } from '../../src/cart/cart.state.ts'
import { createLivePromotions } from '../../src/live/promotions.ts'

/** A backend that knows the code but leaves it off the cart, and gives the reason on request. */
function leavingOut(fate: unknown, metadata: unknown = null) {
  const asked: string[] = []
  const answer = async () => ({ cart: { id: 'cart_1', promotions: [], metadata } })
  const client = {
    client: {
      fetch: async (path: string, { method }: { readonly method: string }) => {
        asked.push(`${method} ${path}`)
        return fate
      },
    },
    store: { cart: { addPromotions: answer, removePromotions: answer } },
  }
  return { asked, promotions: createLivePromotions(client as never) }
}

function refuse(
  asked: unknown[],
  { promo_codes: codes }: { readonly promo_codes: readonly string[] },
): never {
  asked.push(...codes)
  const message = `The promotion code ${codes.join()} is invalid`
  throw new FetchError(message, 'Bad Request', 400, { type: 'invalid_data' })
}

describe('A code', () => {
  it('[LIVE-06] [F-53] is known in small letters and with spaces around it, and asked for as it was typed first', async () => {
    const asked: unknown[] = []
    const addPromotions = async (_cart: string, { promo_codes }: { promo_codes: string[] }) => {
      asked.push(...promo_codes)
      return { cart: { id: 'cart_1', promotions: promo_codes.map((code) => ({ code })) } }
    }
    const store = {
      cart: {
        addPromotions: async (cart: string, body: { promo_codes: string[] }) =>
          body.promo_codes.includes('WELCOME10') ? addPromotions(cart, body) : refuse(asked, body),
      },
    }
    const promotions = createLivePromotions({ client: {}, store } as never)
    expect(await promotions.apply('cart_1', ' welcome10 ')).toEqual({ kind: 'applied', code: 'WELCOME10' })
    expect(asked).toEqual(['welcome10', 'WELCOME10'])
  })

  it('[F-53] that does not exist is refused in the words of the backend, as it was typed', async () => {
    const asked: unknown[] = []
    const cart = { addPromotions: async (_: string, body: { promo_codes: string[] }) => refuse(asked, body) }
    const promotions = createLivePromotions({ client: {}, store: { cart } } as never)
    expect(await promotions.apply('cart_1', 'x'.repeat(300))).toEqual({
      kind: 'refused',
      code: 'x'.repeat(300),
      message: `The promotion code ${'x'.repeat(300)} is invalid`.slice(0, 200),
    })
  })
})

describe('A code that takes nothing off yet', () => {
  it('waits where the backend keeps it for the delivery', async () => {
    const { asked, promotions } = leavingOut({ kind: 'waiting' })
    expect(await promotions.apply('cart_1', ' FREESHIP ')).toEqual({ kind: 'waiting', code: 'FREESHIP' })
    expect(asked).toEqual(['POST /store/carts/cart_1/waiting-codes'])
  })

  it('applies when the shipping method came to the cart in between', async () => {
    const { promotions } = leavingOut({ kind: 'applied' })
    expect(await promotions.apply('cart_1', 'FREESHIP')).toEqual({ kind: 'applied', code: 'FREESHIP' })
  })

  it.each([
    [{ reason: 'ended' }, { reason: 'ended' }],
    [
      { reason: 'minimum', minimum: 500 },
      { reason: 'minimum', minimum: 500 },
    ],
  ])('[F-53] is refused with the reason the backend tells: %j', async (told, why) => {
    const { promotions } = leavingOut({ kind: 'refused', ...told })
    expect(await promotions.apply('cart_1', 'OLD')).toEqual({
      kind: 'refused',
      code: 'OLD',
      message: '',
      why,
    })
  })

  it.each([[{ reason: 'minimum' }], [{ reason: 'whim' }], [null]])(
    'is refused without a reason for %j',
    async (told) => {
      const { promotions } = leavingOut(told)
      expect(await promotions.apply('cart_1', 'OLD')).toEqual({ kind: 'refused', code: 'OLD', message: '' })
    },
  )

  it('is forgotten when it is removed, and its reason requested only then', async () => {
    const waiting = leavingOut({}, { waiting_codes: ['FREESHIP'] })
    await waiting.promotions.remove('cart_1', 'FREESHIP')
    expect(waiting.asked).toEqual(['DELETE /store/carts/cart_1/waiting-codes/FREESHIP'])
    const other = leavingOut({})
    await other.promotions.remove('cart_1', 'WELCOME10')
    expect(other.asked).toEqual([])
  })
})

describe('The discount of codes on a cart', () => {
  const wire = {
    id: 'cart_1',
    currency_code: 'inr',
    discount_total: 9.99,
    item_discount_total: 4,
    promotions: [{ code: 'WELCOME10' }],
    metadata: { waiting_codes: ['FREESHIP', 'WELCOME10'] },
    items: [
      { id: 'cali_1', variant_id: 'v', product_id: 'p', quantity: 1, unit_price: 40, is_tax_inclusive: true },
    ],
  }

  it('is that of its lines: a delivery discount is settled at checkout', () => {
    const cart = cartFromWire(wire, '')
    if (cart === undefined) throw new Error('no cart')
    const view = viewOf({ ...initialMachine, confirmed: cart })
    expect([view.subtotal.amount, view.promotions.discount.amount, view.total.amount]).toEqual([40, 4, 36])
  })

  it('lists the waiting codes apart from the applied ones', () => {
    expect(cartFromWire(wire, '')?.promotions).toMatchObject({ codes: ['WELCOME10'], waiting: ['FREESHIP'] })
  })
})
