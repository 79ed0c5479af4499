import { callBackend, readProduct, type BackendCart } from './backend.ts'

export interface Wanted {
  readonly handle: string
  /** The variant's title, such as "White / M"; defaults to the first variant. */
  readonly variant?: string
  readonly quantity?: number
}

/** Creates a cart at the backend, like an earlier visit. Returns its id. */
export async function makeCart(...wanted: readonly Wanted[]): Promise<string> {
  const { cart } = await callBackend<{ cart: BackendCart }>('POST', '/store/carts', {})
  await addToCart(cart.id, ...wanted)
  return cart.id
}

/** Like `makeCart`, in the region of a country. Returns its id. */
export async function makeCartIn(country: string, ...wanted: readonly Wanted[]): Promise<string> {
  const { regions } = await callBackend<{ regions: BackendRegion[] }>(
    'GET',
    '/store/regions?fields=id,countries.iso_2',
  )
  const region = regions.find(({ countries }) => countries.some(({ iso_2: code }) => code === country))
  if (region === undefined) throw new Error(`Nothing is sold to ${country}.`)
  const { cart } = await callBackend<{ cart: BackendCart }>('POST', '/store/carts', { region_id: region.id })
  await addToCart(cart.id, ...wanted)
  return cart.id
}

interface BackendRegion {
  readonly id: string
  readonly countries: readonly { readonly iso_2: string }[]
}

/** Adds lines like another tab or device. */
export async function addToCart(id: string, ...wanted: readonly Wanted[]): Promise<void> {
  for (const { handle, variant, quantity = 1 } of wanted) {
    const { variants } = await readProduct(handle)
    const chosen = variant === undefined ? variants[0] : variants.find(({ title }) => title === variant)
    if (chosen === undefined) throw new Error(`${handle} has no variant ${variant ?? 'at all'}.`)
    await callBackend('POST', `/store/carts/${id}/line-items`, { variant_id: chosen.id, quantity })
  }
}

const address = {
  first_name: 'Asha',
  last_name: 'Rao',
  address_1: '12 Church Street',
  city: 'Bengaluru',
  province: 'Karnataka',
  postal_code: '560001',
  country_code: 'in',
}

/** Completes the cart like a checkout and returns the order. */
export async function completeCart(
  id: string,
  email = 'asha@example.com',
  token?: string,
): Promise<BackendOrder> {
  const call = <Answer>(method: string, path: string, body?: unknown) =>
    callBackend<Answer>(method, path, body, token)
  const to = { shipping_address: address, billing_address: address }
  await call('POST', `/store/carts/${id}`, { email, ...to })
  const { shipping_options: options } = await call<{ shipping_options: { id: string }[] }>(
    'GET',
    `/store/shipping-options?cart_id=${id}`,
  )
  await call('POST', `/store/carts/${id}/shipping-methods`, { option_id: options[0]?.id })
  const { payment_collection: collection } = await call<{ payment_collection: { id: string } }>(
    'POST',
    '/store/payment-collections',
    { cart_id: id },
  )
  await call('POST', `/store/payment-collections/${collection.id}/payment-sessions`, {
    provider_id: 'pp_system_default',
  })
  const answer = await call<{ type: string; order: BackendOrder }>('POST', `/store/carts/${id}/complete`)
  if (answer.type !== 'order') throw new Error(`The backend did not turn cart ${id} into an order.`)
  return answer.order
}

export interface BackendOrder {
  readonly id: string
  readonly display_id: number
}
