import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import type { Product } from '../../src/catalogue/product.ts'
import { field, list, number, text } from '../../src/parse/read.ts'
import type { People, Person } from './people.ts'
import type { OrderFacts, ShopBackend } from './shop-backend.ts'

export interface RunningShop {
  readonly baseUrl: string
  readonly publishableKey: string
  readonly admin: { readonly email: string; readonly password: string }
}

/** Products for many orders: with a large stock. */
export async function productsOf({ baseUrl, publishableKey }: RunningShop): Promise<readonly Product[]> {
  const client = new CommerceClient({ baseUrl, publishableKey })
  const catalogue = createCatalogue({ client, backendUrl: baseUrl, featuredProductIds: [] })
  const products = await catalogue.products()
  const plenty = products.filter(({ variants: [first] }) => (first.inventoryQuantity ?? 1_000) >= 20)
  return plenty.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)).slice(0, 3)
}

/** A running backend, with accounts for this history's own Anna and Ben. */
export async function openRunningBackend(
  { baseUrl, publishableKey, admin }: RunningShop,
  people: People,
): Promise<ShopBackend> {
  const ask = async (method: string, path: string, body?: object, bearer?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      'x-publishable-api-key': publishableKey,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await fetch(`${baseUrl}${path}`, init)
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`)
    return answer.json()
  }
  const tokenOf = (answer: unknown): string => text(field(answer, 'token')) ?? ''
  const register = async ({ address, password }: Person): Promise<void> => {
    const { email, firstName, lastName } = address
    const token = tokenOf(await ask('POST', '/auth/customer/emailpass/register', { email, password }))
    await ask('POST', '/store/customers', { email, first_name: firstName, last_name: lastName }, token)
  }
  await Promise.all([people.anna, people.ben].map(register))
  const merchant = tokenOf(await ask('POST', '/auth/user/emailpass', admin))
  /** The last read, cached until a request that may change it. */
  let orders: Promise<readonly OrderFacts[]> | undefined
  const known = new Set(Object.values(people).map(({ address }) => address.email))
  const fields =
    'id,email,total,cart.id,customer.email,customer.has_account,shipping_address.address_1,items.variant_id,items.quantity'

  async function readOrders(): Promise<readonly OrderFacts[]> {
    const path = `/admin/orders?limit=50&order=-created_at&fields=${fields}`
    return list(field(await ask('GET', path, undefined, merchant), 'orders'))
      .map(factsFrom)
      .filter(({ email }) => known.has(email))
  }

  return {
    url: baseUrl,
    publishableKey,
    async answer({ method, url, headers, body }) {
      const answer = await fetch(url, { method, headers, ...(body === '' ? {} : { body }) })
      if (method !== 'GET' && !changesNoOrder.test(new URL(url).pathname)) orders = undefined
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
    },
    orders: () => (orders ??= readOrders()),
  }
}

/** Writes to a cart, except its completion. */
const changesNoOrder = /^\/store\/carts(?!.*\/complete$)/

function factsFrom(order: unknown): OrderFacts {
  const customer = field(order, 'customer')
  const pieces = list(field(order, 'items')).map((item) => [
    text(field(item, 'variant_id')) ?? '',
    number(field(item, 'quantity')) ?? 0,
  ])
  return {
    id: text(field(order, 'id')) ?? '',
    cartId: text(field(field(order, 'cart'), 'id')) ?? '',
    email: text(field(order, 'email')) ?? '',
    street: text(field(field(order, 'shipping_address'), 'address_1')) ?? '',
    total: number(field(order, 'total')) ?? 0,
    account: field(customer, 'has_account') === true ? text(field(customer, 'email')) : undefined,
    pieces: Object.fromEntries(pieces) as Record<string, number>,
  }
}
