import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { ShopPage } from '../../../lib/shop-settings/page-schema'
import { saveShopPageWorkflow } from '../../../workflows/save-shop-page'
import type { ShopPagesQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, ShopPagesQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q, status } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shop_page',
    ...request.queryConfig,
    filters: { ...(q !== undefined && { q }), ...(status !== undefined && { status }) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ shop_pages: data, count, offset, limit })
}

export async function POST(request: MedusaRequest<ShopPage>, response: MedusaResponse): Promise<void> {
  const { result } = await saveShopPageWorkflow(request.scope).run({
    input: { page: request.validatedBody },
  })
  response.json({ shop_page: result })
}
