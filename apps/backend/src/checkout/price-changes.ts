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

/** How Medusa prices the lines of a cart when it refreshes it. Not exported, but a workflow has an id. */
const pricing = 'get-variant-items-with-prices-workflow'

/** The lines whose price in the cart is not the price of today. */
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

/** Medusa says of goods without a price, or not published any more, only that the data is invalid. */
export function asWithdrawn(error: unknown): never {
  // A workflow's error may have lost its class on the way.
  const { type, message } = (error ?? {}) as { readonly type?: unknown; readonly message?: unknown }
  if (type === MedusaError.Types.INVALID_DATA) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, String(message), 'not_for_sale')
  }
  throw error
}
