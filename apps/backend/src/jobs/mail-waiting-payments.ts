import type { MedusaContainer } from '@medusajs/framework/types'

import { mailWaitingPayments } from '../lib/letters/waiting-payments'
import { lettersModule } from '../modules/letters'
import type { LettersService } from '../modules/letters/service'

/** Writes once of each bank transfer that has not come. */
export default async function mailPayments(
  container: MedusaContainer,
  { scheduledFor: now }: { readonly scheduledFor: Date },
): Promise<void> {
  if (await container.resolve<LettersService>(lettersModule).isOn('payment-waiting'))
    await mailWaitingPayments(container, now)
}

export const config = { name: 'mail-waiting-payments', schedule: '10 8 * * *' }
