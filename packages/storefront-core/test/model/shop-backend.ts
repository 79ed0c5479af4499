import { createFakeBackend, totalOf } from '@umber/fake-backend'
import { fakeProducts } from '../support/product-fixtures.ts'
import type { ModelTime } from './model-time.ts'
import type { Backend } from './network.ts'
import type { People, Person } from './people.ts'

/** An order as the merchant sees it. */
export interface OrderFacts {
  readonly id: string
  readonly cartId: string
  readonly email: string
  readonly street: string
  readonly total: number
  /** The account of the order; undefined for a guest's. */
  readonly account: string | undefined
  readonly pieces: Readonly<Record<string, number>>
}

/** The backend of a history, with the actions of the merchant. */
export interface ShopBackend {
  readonly url: string
  readonly publishableKey: string
  readonly answer: Backend
  readonly orders: () => Promise<readonly OrderFacts[]>
  /** Absent if the products are not the history's own. */
  readonly merchant?: {
    readonly price: (variantId: string, price: number) => void
    readonly stock: (variantId: string, left: number) => void
  }
}

/** In memory, with accounts for Anna and Ben. */
export function createModelBackend(time: ModelTime, people: People): ShopBackend {
  const backend = createFakeBackend({ clock: time, publishableKey: 'pk_test', products: fakeProducts })
  const { database: setup } = backend
  for (const person of [people.anna, people.ben]) addAccount(person)

  function addAccount({ address, password }: Person): void {
    const { email, firstName, lastName } = address
    const id = setup.id('cus')
    const createdAt = time.now()
    setup.customers.set(id, { id, email, firstName, lastName, phone: null, addresses: [], createdAt })
    setup.identities.set(email, { email, password, customerId: id })
  }

  return {
    url: 'http://shop.test',
    publishableKey: 'pk_test',
    answer: ({ body, ...sent }) => backend.answer({ ...sent, text: async () => body }),
    orders: async () =>
      [...setup.orders.values()].map(({ id, cart }) => {
        const { customerId } = cart
        return {
          id,
          cartId: cart.id,
          email: cart.email ?? '',
          street: textOf(cart.shippingAddress?.['address_1']),
          total: totalOf(cart, setup),
          account: customerId === null ? undefined : setup.customers.get(customerId)?.email,
          pieces: Object.fromEntries(cart.lines.map(({ variantId, quantity }) => [variantId, quantity])),
        }
      }),
    merchant: {
      price: (variantId, price) => void setup.prices.set(variantId, price),
      stock: (variantId, left) => void setup.stock.set(variantId, left),
    },
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
