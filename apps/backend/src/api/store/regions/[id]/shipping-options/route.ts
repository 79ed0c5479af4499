import type { MedusaResponse, MedusaStoreRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError, QueryContext } from '@medusajs/framework/utils'

import { freeFrom, freeSums, type RuledPrice } from '../../../../../lib/checkout/free-delivery'
import { isForShoppers, reachedOptions } from '../../../../../lib/checkout/reached-options'

interface OptionType {
  readonly label: string
  readonly description?: string | null
  readonly code: string
}

/**
 * The shipping options of a region, each with its base price, the sum of items from which it is free, and the countries it reaches.
 * Medusa lists them only for a cart; the shop's pages need them before there is one.
 */
export async function GET(request: MedusaStoreRequest, response: MedusaResponse): Promise<void> {
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { id = '' } = request.params
  const regions = await query.graph({
    entity: 'region',
    fields: ['id', 'currency_code', 'countries.iso_2'],
    filters: { id },
  })
  const [region] = regions.data
  if (region === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no region ${id}`)
  const channels = await query.graph({
    entity: 'sales_channel',
    fields: [
      'stock_locations.fulfillment_sets.type',
      'stock_locations.fulfillment_sets.service_zones.geo_zones.country_code',
      'stock_locations.fulfillment_sets.service_zones.shipping_options.id',
    ],
    filters: { id: request.publishable_key_context.sales_channel_ids },
  })
  const places = region.countries as readonly { readonly iso_2: string }[]
  const reached = reachedOptions(channels.data, places.map(({ iso_2: code }) => code).toSorted())
  const { locale } = request
  const pricing = (sum: object = {}) => ({
    calculated_price: QueryContext({ region_id: region.id, currency_code: region.currency_code, ...sum }),
  })
  const question = {
    entity: 'shipping_option' as const,
    fields: [
      'id',
      'name',
      'data',
      // A translation is found by the id of what it belongs to.
      'type.id',
      'type.label',
      'type.description',
      'type.code',
      'rules.attribute',
      'rules.value',
      'prices.amount',
      'prices.currency_code',
      'prices.price_rules.attribute',
      'prices.price_rules.operator',
      'prices.price_rules.value',
      'calculated_price.calculated_amount',
    ],
    filters: { id: [...reached.keys()] },
    context: pricing(),
  }
  const options = await query.graph(question, locale === undefined ? {} : { locale })
  const offered = options.data.filter(isForShoppers)
  const sums = offered.flatMap((option) =>
    freeSums((option as { readonly prices?: readonly RuledPrice[] | null }).prices, region.currency_code),
  )
  const free = await freeFrom(
    [...new Set(sums)].toSorted((one, other) => one - other),
    async (sum) => {
      const { data } = await query.graph({
        entity: 'shipping_option',
        fields: ['id', 'calculated_price.calculated_amount'],
        filters: { id: offered.map(({ id }) => id) },
        context: pricing({ item_total: sum }),
      })
      return data.map(({ id, calculated_price: price }) => ({ id, amount: price?.calculated_amount ?? null }))
    },
  )
  response.json({
    shipping_options: offered.map((option) => ({
      id: option.id,
      name: option.name,
      type: option.type && shownType(option.type),
      data: shownData(option.data),
      amount: option.calculated_price?.calculated_amount ?? null,
      free_from: free.get(option.id) ?? null,
      countries: reached.get(option.id) ?? [],
    })),
  })
}

/** What the shop reads of it; the rest is the provider's own. */
const shownData = (data: Readonly<Record<string, unknown>> | null | undefined) =>
  data?.['business_days'] === undefined ? null : { business_days: data['business_days'] }

const shownType = ({ label, description, code }: OptionType) => ({ label, description, code })
