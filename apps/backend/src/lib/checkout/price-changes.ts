import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'

interface PricedCart {
  readonly items?: readonly { readonly id: string; readonly unit_price: unknown }[]
}

interface PricedLines {
  readonly lineItems: readonly {
    readonly selector: { readonly id: string }
    readonly data: { readonly unit_price: unknown }
  }[]
}

/** The workflow by which Medusa prices the lines when it refreshes a cart. It is not exported, but can be run by its id. */
const pricing = 'get-variant-items-with-prices-workflow'

/** Ids of the lines whose price in the cart is not the current price. */
export async function linesWithOtherPrices(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<readonly string[]> {
  const { result }: { result: PricedLines } = await container
    .resolve(Modules.WORKFLOW_ENGINE)
    .run(pricing, { input: { cart } })
    .catch(asWithdrawn)
  const today = new Map(result.lineItems.map(({ selector, data }) => [selector.id, data.unit_price]))
  return (cart.items ?? [])
    .filter(({ id, unit_price: agreed }) => Number(today.get(id) ?? agreed) !== Number(agreed))
    .map(({ id }) => id)
}

/** For products that are unpublished or have no price, Medusa throws only INVALID_DATA; this rethrows it as `not_for_sale`. */
export function asWithdrawn(error: unknown): never {
  // An error from a workflow may have lost its class.
  const { type, message } = (error ?? {}) as { readonly type?: unknown; readonly message?: unknown }
  if (type === MedusaError.Types.INVALID_DATA) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, String(message), 'not_for_sale')
  }
  throw error
}
