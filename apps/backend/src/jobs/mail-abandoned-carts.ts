import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { mailAbandonedCarts } from '../lib/letters/abandoned-carts'
import { lettersModule } from '../modules/letters'
import type { LettersService } from '../modules/letters/service'

/** Writes once of each cart that was left behind, where the owner has switched the letter on. */
export default async function mailCarts(
  container: MedusaContainer,
  { scheduledFor: now }: { readonly scheduledFor: Date },
): Promise<void> {
  if (!(await container.resolve<LettersService>(lettersModule).isOn('abandoned-cart'))) return
  const count = await mailAbandonedCarts(container, now)
  if (count > 0)
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`Letters about ${count} carts were begun.`)
}

export const config = { name: 'mail-abandoned-carts', schedule: '25 * * * *' }
