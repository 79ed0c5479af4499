import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { checkLines } from '../../../../../lib/quick-order/check-lines'
import { findVariants } from '../../../../../lib/quick-order/find-variants'
import { requireQuickOrder } from '../../../../../lib/quick-order/require-quick-order'
import { readAskedRegion } from '../../../../../lib/regions/regions'
import type { QuickOrderBody } from './body'

/** Says of each line of a list of SKUs whether it can be bought. Changes nothing. */
export async function POST(request: MedusaRequest<QuickOrderBody>, response: MedusaResponse): Promise<void> {
  const { scope, validatedBody, locale } = request
  await requireQuickOrder(scope)
  const { region_id: regionId, lines } = validatedBody
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const region = await readAskedRegion(query, regionId)
  const { publishable_key_context: key } = request as MedusaStoreRequest
  const salesChannelId = key.sales_channel_ids[0] ?? ''
  const skus = lines.map(({ sku }) => sku)
  const place = { salesChannelId, currency: region?.currency ?? '', locale }
  response.json({ lines: checkLines(lines, await findVariants(scope, skus, place), salesChannelId) })
}
