import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'

/** The routes of reviews and questions do not exist while the owner has them switched off. */
export async function requireReviews(
  { scope }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { reviews } = await scope.resolve<ShopSettingsService>(shopSettingsModule).read()
  next(reviews.is_on ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no reviews'))
}
