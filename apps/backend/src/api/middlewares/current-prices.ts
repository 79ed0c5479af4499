import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
  MedusaStoreRequest,
} from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { checkoutDiscounts } from '../../lib/catalogue/checkout-discounts'
import { pricedProducts, withCurrentPrices, type Buyer } from '../../lib/catalogue/current-prices'
import { withDiscounts } from '../../lib/catalogue/discounted-products'
import { variantChoices, variantPrices } from '../../lib/catalogue/variant-prices'
import { askedRegion } from './asked-region'
import { answerAfter } from './answer-after'

type StoreRequest = AuthenticatedMedusaRequest & Partial<Pick<MedusaStoreRequest, 'publishable_key_context'>>

/** The products that a search finds are listed at the prices of their pages: those of the moment, in the region and of the customer's groups. */
export function currentPrices(
  request: StoreRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { scope } = request
  answerAfter(response, next, async (body) => {
    if (pricedProducts(body).length === 0) return body
    const buyer = await buyerOf(request)
    if (buyer === undefined) return body
    return await withCurrentPrices(body, buyer.region.currency, {
      pricesOf: async (ids) => variantPrices(scope, ids, buyer),
      choicesOf: async (ids) =>
        ids.length === 0 ? new Map() : await variantChoices(scope, ids, request.locale),
      discountsOf: async (products) => checkoutDiscounts(scope, products, async () => buyer),
    })
  })
  next()
}

/** Products that are read with their prices say what is taken off at the checkout: `percent_at_checkout`. */
export function currentDiscounts(
  request: StoreRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { scope } = request
  answerAfter(response, next, async (body) =>
    withDiscounts(body, async (products) => checkoutDiscounts(scope, products, async () => buyerOf(request))),
  )
  next()
}

async function buyerOf(request: StoreRequest): Promise<Buyer | undefined> {
  const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const region = await askedRegion(request)
  if (region === undefined) return undefined
  const groups = await groupsOf(query, request)
  return { region, groups, channelIds: request.publishable_key_context?.sales_channel_ids ?? [] }
}

async function groupsOf(
  query: RemoteQueryFunction,
  { auth_context: auth }: Partial<AuthenticatedMedusaRequest>,
): Promise<readonly string[]> {
  if (auth?.actor_id == null || auth.actor_type !== 'customer') return []
  const { data } = await query.graph({
    entity: 'customer_group',
    fields: ['id'],
    filters: { customers: { id: auth.actor_id } },
  })
  return (data as readonly { readonly id: string }[]).map(({ id }) => id)
}
