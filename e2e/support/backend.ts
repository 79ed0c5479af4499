import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import { environment } from './environment.ts'

/** Types of the backend's data, read directly and not through the shop. */
export interface BackendVariant {
  readonly id: string
  readonly title: string
  readonly price: number
  readonly original: number
}

export interface BackendProduct {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly variants: readonly BackendVariant[]
}

export interface BackendCart {
  readonly id: string
  readonly completed_at: string | null
  readonly item_total: number
  readonly items: readonly BackendLine[]
}

export interface BackendLine {
  readonly id: string
  readonly quantity: number
  readonly unit_price: number
  readonly product_handle: string
  readonly variant_title: string
  readonly variant_id: string
}

interface WireVariant {
  readonly id: string
  readonly title: string
  /** Missing while another test creates or deletes its products. */
  readonly calculated_price?: { readonly calculated_amount: number; readonly original_amount: number } | null
}

type WireProduct = Omit<BackendProduct, 'variants'> & { readonly variants: readonly WireVariant[] }

/** Sends a request, as a customer if `token` is given. Throws on an error status. */
export async function callBackend<Answer>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const { backendUrl, publishableKey } = environment()
  const answer = await fetch(`${backendUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [PUBLISHABLE_KEY_HEADER]: publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Products by handle, with the prices of the only region. */
export async function readProducts(only = ''): Promise<ReadonlyMap<string, BackendProduct>> {
  const { regions } = await callBackend<{ regions: { id: string }[] }>('GET', '/store/regions')
  const query = `limit=100&region_id=${regions[0]?.id ?? ''}${only}`
  const { products } = await callBackend<{ products: WireProduct[] }>('GET', `/store/products?${query}`)
  return new Map(
    products.map((product) => [
      product.handle,
      {
        ...product,
        variants: product.variants.flatMap(({ id, title, calculated_price: price }) =>
          price ? [{ id, title, price: price.calculated_amount, original: price.original_amount }] : [],
        ),
      },
    ]),
  )
}

/** Filters by handle, because other tests create and delete products meanwhile. */
export async function readProduct(handle: string): Promise<BackendProduct> {
  const product = (await readProducts(`&handle=${encodeURIComponent(handle)}`)).get(handle)
  if (product === undefined) throw new Error(`The backend has no product ${handle}.`)
  return product
}

const cartFields =
  'fields=id,completed_at,item_total,items.id,items.quantity,items.unit_price,items.product_handle,items.variant_title,items.variant_id'

export async function readCart(id: string): Promise<BackendCart> {
  const { cart } = await callBackend<{ cart: BackendCart }>('GET', `/store/carts/${id}?${cartFields}`)
  return cart
}

/** Quantities by handle and variant, such as "linen-shirt White / M", to compare carts. */
export async function readQuantities(id: string): Promise<Readonly<Record<string, number>>> {
  const { items } = await readCart(id)
  return Object.fromEntries(
    items.map(({ product_handle, variant_title, quantity }) => [
      `${product_handle} ${variant_title}`,
      quantity,
    ]),
  )
}
