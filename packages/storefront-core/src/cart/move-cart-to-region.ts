import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { Failure } from '../failure/failure.ts'
import { field, list, text } from '../parse/read.ts'
import type { CartClient } from './cart-client.ts'
import type { CartLine } from './cart.types.ts'
import type { CartStore } from './create-cart-store.ts'
import type { KeptLine, KeptLines } from './kept-lines.ts'

export interface MoveCartOptions {
  readonly client: CartClient
  readonly cart: Pick<CartStore, 'start' | 'refresh' | 'getState' | 'addItem'>
  /** The region the shop sells in to this visitor. */
  readonly regionId: string
  /** Where lines wait that are not sold there, until the cart is in their region again. Without it they are removed. */
  readonly kept?: KeptLines | undefined
}

/**
 * `dropped`: removed lines that are not sold in the new region, to be shown to the shopper. `returned`: lines that had waited for
 * the new region, and are in the cart again.
 */
export type MoveOutcome =
  | { readonly ok: true; readonly dropped: readonly CartLine[]; readonly returned: readonly KeptLine[] }
  | { readonly ok: false; readonly dropped: readonly CartLine[]; readonly failure: Failure }

const nothing = { ok: true, dropped: [], returned: [] } as const

/**
 * Moves a cart from another region into this one, with new prices: `POST /store/carts/{id}`. The backend
 * moves all lines or none, so lines without a price there are removed first, and kept if there is a place for them. Lines that
 * were kept for this region come back. Never throws; a failure leaves the cart where it was, with its lines if they are kept.
 */
export async function moveCart(options: MoveCartOptions): Promise<MoveOutcome> {
  const { client, cart, regionId, kept } = options
  await cart.start()
  const { cartId } = cart.getState().machine
  let dropped: readonly CartLine[] = []
  let from: string | undefined
  try {
    from = cartId === undefined ? undefined : await regionElsewhere(client, cartId, regionId)
    if (cartId === undefined || from === undefined) return nothing
    const failure = await move(client, cartId, regionId)
    if (failure?.kind === 'rejected') {
      const unsold = await unsoldLines(options)
      if (unsold.length === 0) return { ok: false, dropped, failure }
      kept?.keep(unsold.map((line) => keptLine(line, from ?? '')))
      dropped = unsold
      for (const { id } of unsold)
        await client.store.cart.deleteLineItem(cartId, id, { fields: 'id' }, undefined, noRetry)
      await client.store.cart.update(cartId, { region_id: regionId }, { fields: 'id' }, undefined, noRetry)
    } else if (failure !== undefined) {
      return { ok: false, dropped, failure }
    }
    await cart.refresh()
    return { ok: true, dropped, returned: await bringBack(cart, kept, regionId) }
  } catch (error) {
    // Some may be removed, and some may not be.
    if (dropped.length > 0) await cart.refresh()
    if (from !== undefined) await bringBack(cart, kept, from)
    return { ok: false, dropped: kept === undefined ? dropped : [], failure: failureFrom(error) }
  }
}

/** The region of an open cart, if it is another one. */
async function regionElsewhere(
  client: CartClient,
  cartId: string,
  regionId: string,
): Promise<string | undefined> {
  const query = { fields: 'id,region_id,completed_at' }
  const wire = field(await client.store.cart.retrieve(cartId, query, undefined, noRetry), 'cart')
  const isOpen = text(field(wire, 'completed_at')) === undefined
  const current = text(field(wire, 'region_id'))
  return isOpen && current !== regionId ? current : undefined
}

async function move(client: CartClient, cartId: string, regionId: string): Promise<Failure | undefined> {
  try {
    await client.store.cart.update(cartId, { region_id: regionId }, { fields: 'id' }, undefined, noRetry)
    return undefined
  } catch (error) {
    return failureFrom(error)
  }
}

const keptLine = ({ productId, variantId, quantity, name }: CartLine, regionId: string): KeptLine => ({
  regionId,
  productId,
  variantId,
  quantity,
  name,
})

/** Puts the lines that wait for a region into the cart; one that is refused waits on. */
async function bringBack(
  cart: MoveCartOptions['cart'],
  kept: KeptLines | undefined,
  regionId: string,
): Promise<readonly KeptLine[]> {
  const returned: KeptLine[] = []
  for (const line of kept?.take(regionId) ?? []) {
    const isThere = cart.getState().view.lines.some(({ variantId }) => variantId === line.variantId)
    const { productId, variantId, quantity } = line
    if (isThere || (await cart.addItem({ productId, variantId, quantity })).ok) returned.push(line)
    else kept?.keep([line])
  }
  return returned
}

/** The lines that have no price in the region. */
async function unsoldLines({ client, cart, regionId }: MoveCartOptions): Promise<readonly CartLine[]> {
  const { lines } = cart.getState().view
  const priced = await variantsWithPrice(client, lines, regionId)
  return lines.filter(({ variantId }) => !priced.has(variantId))
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
