import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { mailReviewRequests } from '../lib/letters/review-requests'
import { settingDefaults } from '../lib/shop-settings/defaults'
import { lettersModule } from '../modules/letters'
import type { LettersService } from '../modules/letters/service'
import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'

/** Asks once for reviews of each order that was delivered some days ago, where the owner has reviews. */
export default async function mailRequests(
  container: MedusaContainer,
  { scheduledFor: now }: { readonly scheduledFor: Date },
): Promise<void> {
  const { reviews } = await container.resolve<ShopSettingsService>(shopSettingsModule).read()
  if (!reviews.is_on) return
  if (!(await container.resolve<LettersService>(lettersModule).isOn('review-request'))) return
  const days = reviews.ask_after_days ?? settingDefaults.reviewDays
  const count = await mailReviewRequests(container, now, days)
  if (count > 0)
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`Reviews of ${count} orders were asked for.`)
}

export const config = { name: 'mail-review-requests', schedule: '45 * * * *' }
