import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { canBeBought, isShown, readWantedVariants } from '../../../lib/back-in-stock/wanted-variant'
import { askedLocaleOf } from '../../../lib/locales/asked-locale'
import { backInStockModule } from '../../../modules/back-in-stock'
import type { BackInStockService } from '../../../modules/back-in-stock/service'
import { signedInCustomer } from '../../customer-id'
import type { BackInStockBody } from './body'

/**
 * Keeps an address until the variant can be bought again. The response is the same for one that waits already, so that it reveals
 * nothing.
 */
export async function POST(request: MedusaRequest<BackInStockBody>, response: MedusaResponse): Promise<void> {
  const { email, variant_id: id } = request.validatedBody
  const { sales_channel_ids: channels = [] } =
    (request as Partial<MedusaStoreRequest>).publishable_key_context ?? {}
  const [variant] = await readWantedVariants(request.scope, [id])
  const channel = channels.find((one) => variant !== undefined && isShown(variant, one))
  if (variant?.product == null || channel === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no such variant')
  if (canBeBought(variant, channel))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The variant can be bought', 'in_stock')
  await request.scope.resolve<BackInStockService>(backInStockModule).ask({
    email,
    customer_id: signedInCustomer(request) ?? null,
    product_id: variant.product.id,
    variant_id: id,
    sales_channel_id: channel,
    locale: askedLocaleOf(request) ?? null,
  })
  response.json({ requested: true })
}
