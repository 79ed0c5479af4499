import { createFakeBackend, sumsOf } from '@umber/fake-backend'
import { fakeGoods } from '../support/goods.ts'
import type { ModelTime } from './model-time.ts'
import type { Backend } from './network.ts'
import type { People, Person } from './people.ts'

/** What the merchant knows of an order. */
export interface OrderFacts {
  readonly id: string
  readonly cartId: string
  readonly email: string
  readonly street: string
  readonly total: number
  /** Of the account it is in; nothing where it is in none. */
  readonly account: string | undefined
  readonly pieces: Readonly<Record<string, number>>
}

/** The backend of a history, with what only the merchant may do. */
export interface ShopBackend {
  readonly url: string
  readonly publishableKey: string
  readonly answer: Backend
  readonly orders: () => Promise<readonly OrderFacts[]>
  /** Absent where the products are not the history's own. */
  readonly merchant?: {
    readonly price: (variantId: string, price: number) => void
    readonly stock: (variantId: string, left: number) => void
  }
}

/** In memory, with accounts for Anna and Ben. */
export function createModelBackend(time: ModelTime, people: People): ShopBackend {
  const backend = createFakeBackend({ clock: time, publishableKey: 'pk_test', goods: fakeGoods })
  const { world } = backend
  for (const person of [people.anna, people.ben]) addAccount(person)

  function addAccount({ address, password }: Person): void {
    const { email, firstName, lastName } = address
    const id = world.id('cus')
    const createdAt = time.now()
    world.customers.set(id, { id, email, firstName, lastName, phone: null, addresses: [], createdAt })
    world.identities.set(email, { email, password, customerId: id })
  }

  return {
    url: 'http://shop.test',
    publishableKey: 'pk_test',
    answer: ({ body, ...sent }) => backend.answer({ ...sent, text: async () => body }),
    orders: async () =>
      [...world.orders.values()].map(({ id, cart }) => {
        const { customerId } = cart
        return {
          id,
          cartId: cart.id,
          email: cart.email ?? '',
          street: String(cart.shippingAddress?.['address_1'] ?? ''),
          total: sumsOf(cart).items + sumsOf(cart).shipping,
          account: customerId === null ? undefined : world.customers.get(customerId)?.email,
          pieces: Object.fromEntries(cart.lines.map(({ variantId, quantity }) => [variantId, quantity])),
        }
      }),
    merchant: {
      price: (variantId, price) => void world.prices.set(variantId, price),
      stock: (variantId, left) => void world.stock.set(variantId, left),
    },
  }
}
