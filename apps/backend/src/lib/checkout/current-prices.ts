import type { IWorkflowEngineService } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import type { LinePrice } from './computed-cart'

interface PricedLines {
  readonly lineItems: readonly {
    readonly selector: { readonly id: string }
    readonly data: LinePrice
  }[]
}

/** The workflow by which Medusa prices the lines when it refreshes a cart. It is not exported, but can be run by its id. */
const pricing = 'get-variant-items-with-prices-workflow'

/**
 * Current prices by line.
 *
 * @throws `not_for_sale` for products that are unpublished or have no price.
 */
export async function currentPrices(
  engine: IWorkflowEngineService,
  cart: unknown,
): Promise<Readonly<Record<string, LinePrice>>> {
  const { result }: { result: PricedLines } = await engine
    .run(pricing, { input: { cart } })
    .catch(asWithdrawn)
  return Object.fromEntries(
    result.lineItems.map(({ selector, data: { unit_price, is_tax_inclusive } }) => [
      selector.id,
      { unit_price, ...(is_tax_inclusive !== undefined && { is_tax_inclusive }) },
    ]),
  )
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
