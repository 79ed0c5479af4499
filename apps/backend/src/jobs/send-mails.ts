import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { sendDueMails } from '../lib/email/queue/send-due-mails'

/** How long to wait for another instance's run, in seconds. */
const patience = 1

/** One instance runs at a time. That spares the others the search; what prevents a second sending are the claims of the mails. */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  let isRunning = false
  const work = async (): Promise<void> => {
    isRunning = true
    await sendDueMails(container)
  }
  try {
    await container.resolve(Modules.LOCKING).execute('send-mails', work, { timeout: patience })
  } catch (error) {
    if (isRunning) throw error
  }
}

export const config = { name: 'send-mails', schedule: '* * * * *' }
