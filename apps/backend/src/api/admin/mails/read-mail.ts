import type { MedusaContainer } from '@medusajs/framework/types'

import { mailQueueModule } from '../../../modules/mail-queue'
import type { MailQueueService } from '../../../modules/mail-queue/service'
import { mailFields } from './query'

/** The mail as administrators see it. Throws NOT_FOUND for an unknown id. */
export async function readMail(scope: MedusaContainer, id: string): Promise<unknown> {
  return await scope.resolve<MailQueueService>(mailQueueModule).retrieveQueuedMail(id, { select: mailFields })
}
