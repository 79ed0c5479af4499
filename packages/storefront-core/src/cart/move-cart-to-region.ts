import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { Failure } from '../failure/failure.ts'
import { field, list, text } from '../parse/read.ts'
import type { CartClient } from './cart-client.ts'
import type { CartLine } from './cart.types.ts'
import type { CartStore } from './create-cart-store.ts'

export interface MoveCartOptions {
  readonly client: CartClient
  readonly cart: Pick<CartStore, 'start' | 'refresh' | 'getState' | 'removeItem'>
  /** The region the shop sells in to this visitor. */
  readonly regionId: string
}

/** `dropped`: removed lines that are not sold in the new region, to be shown to the shopper. */
export type MoveOutcome =
  | { readonly ok: true; readonly dropped: readonly CartLine[] }
  | { readonly ok: false; readonly dropped: readonly CartLine[]; readonly failure: Failure }

/**
 * Moves a cart from another region into this one, with new prices: `POST /store/carts/{id}`. The backend
 * moves all lines or none, so lines without a price there are removed first. Never throws; a failure leaves
 * the cart where it was.
 */
export async function moveCart({ client, cart, regionId }: MoveCartOptions): Promise<MoveOutcome> {
  await cart.start()
  const { cartId } = cart.getState().machine
  let dropped: readonly CartLine[] = []
  try {
    if (cartId === undefined || !(await isElsewhere(client, cartId, regionId))) return { ok: true, dropped }
    const failure = await move(client, cartId, regionId)
    if (failure?.kind === 'rejected') {
      dropped = await dropUnsold({ client, cart, regionId })
      if (dropped.length === 0) return { ok: false, dropped, failure }
      await client.store.cart.update(cartId, { region_id: regionId }, { fields: 'id' }, undefined, noRetry)
    } else if (failure !== undefined) {
      return { ok: false, dropped, failure }
    }
    await cart.refresh()
    return { ok: true, dropped }
  } catch (error) {
    return { ok: false, dropped, failure: failureFrom(error) }
  }
}

async function isElsewhere(client: CartClient, cartId: string, regionId: string): Promise<boolean> {
  const query = { fields: 'id,region_id,completed_at' }
  const wire = field(await client.store.cart.retrieve(cartId, query, undefined, noRetry), 'cart')
  const isOpen = text(field(wire, 'completed_at')) === undefined
  const current = text(field(wire, 'region_id'))
  return isOpen && current !== undefined && current !== regionId
}

async function move(client: CartClient, cartId: string, regionId: string): Promise<Failure | undefined> {
  try {
    await client.store.cart.update(cartId, { region_id: regionId }, { fields: 'id' }, undefined, noRetry)
    return undefined
  } catch (error) {
    return failureFrom(error)
  }
}

/** Removes the lines that have no price in the region; returns those that were removed. */
async function dropUnsold({ client, cart, regionId }: MoveCartOptions): Promise<readonly CartLine[]> {
  const { lines } = cart.getState().view
  const priced = await variantsWithPrice(client, lines, regionId)
  const unsold = lines.filter(({ variantId }) => !priced.has(variantId))
  const outcomes = await Promise.all(unsold.map(({ id }) => cart.removeItem(id)))
  return unsold.filter((_, at) => outcomes[at]?.ok)
}

async function variantsWithPrice(
  client: CartClient,
  lines: readonly CartLine[],
  regionId: string,
): Promise<ReadonlySet<string | undefined>> {
  const id = [...new Set(lines.map(({ productId }) => productId))]
  const fields = 'variants.id,*variants.calculated_price'
  const query = { id, limit: id.length, region_id: regionId, fields }
  const answer = await client.store.product.list(query, undefined, noRetry)
  const variants = list(field(answer, 'products')).flatMap((product) => list(field(product, 'variants')))
  const isPriced = (variant: unknown) =>
    field(field(variant, 'calculated_price'), 'calculated_amount') != null
  return new Set(variants.filter(isPriced).map((variant) => text(field(variant, 'id'))))
}
