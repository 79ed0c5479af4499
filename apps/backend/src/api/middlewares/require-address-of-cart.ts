import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

/**
 * An address that is named by its id is one of the cart that is written, and a new cart has none. Medusa accepts any id: it
 * changes the address of the other cart, and shows whose it is.
 */
export async function requireAddressOfCart(
  { scope, params, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const named = namedAddresses(body)
  if (named.length === 0) return next()
  const cartId = params['id']
  const [cart] =
    cartId === undefined
      ? []
      : await scope
          .resolve(Modules.CART)
          .listCarts({ id: [cartId] }, { relations: ['shipping_address', 'billing_address'], take: 1 })
  const own = new Set<unknown>([cart?.shipping_address?.id, cart?.billing_address?.id])
  if (named.some((id) => !own.has(id)))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'No such address of the cart')
  return next()
}

/** The ids in the addresses of a body: of an address that is changed, or in its place. */
export function namedAddresses(body: unknown): readonly unknown[] {
  const { shipping_address: there, billing_address: payer } = (body ?? {}) as Readonly<
    Record<string, unknown>
  >
  return [there, payer].flatMap((address) => {
    if (typeof address !== 'object') return address === undefined ? [] : [address]
    const { id } = (address ?? {}) as { readonly id?: unknown }
    return id === undefined ? [] : [id]
  })
}
