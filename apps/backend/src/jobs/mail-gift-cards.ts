import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { giftCardsModule } from '../modules/gift-cards'
import type { GiftCardsService } from '../modules/gift-cards/service'
import { mailGiftCardsWorkflow } from '../workflows/mail-gift-cards'

/** The rest follows with the next run. */
const mostAtOnce = 200

/** Sends the gift cards whose day has come. */
export default async function mailGiftCards(
  container: MedusaContainer,
  { scheduledFor: now }: { readonly scheduledFor: Date },
): Promise<void> {
  const due = await container
    .resolve<GiftCardsService>(giftCardsModule)
    .listGiftCards(
      { sent_at: null, send_at: { $lte: now } },
      { take: mostAtOnce, order: { send_at: 'ASC' }, select: ['id'] },
    )
  if (due.length === 0) return
  const { result: sent } = await mailGiftCardsWorkflow(container).run({
    input: { ids: due.map(({ id }) => id) },
  })
  if (sent > 0)
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`Letters of ${sent} gift cards were begun.`)
}

export const config = { name: 'mail-gift-cards', schedule: '*/10 * * * *' }
