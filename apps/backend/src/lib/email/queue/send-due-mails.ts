import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../../jwt-secret'
import type { Mail } from '../email'
import { isEmailAddress } from '../email-address'
import { isRefusedForGood } from '../refusal'
import { mailTable, type ClaimedMail, type Outcome } from './mail-table'
import { retryDelays } from './retry-delays'
import { unseal } from './seal'

const batchSize = 10

/** How long a run begins batches, in milliseconds: the job runs each minute, and the next run goes on. */
const longest = 50_000

/**
 * Sends what is due, in batches. Ends with the first batch of which nothing was sent, because the mail server is down, and
 * after `longest`; the rest is still due in the next run.
 */
export async function sendDueMails(container: MedusaContainer, now: () => number = Date.now): Promise<void> {
  const end = now() + longest
  await mailTable(container).expire()
  while (now() < end) {
    const kinds = await attempt(container, await mailTable(container).claim(batchSize))
    if (kinds.length < batchSize || !kinds.includes('sent')) return
  }
}

/** Attempts this mail, if it is due. */
export async function sendMail(container: MedusaContainer, id: string): Promise<void> {
  await attempt(container, await mailTable(container).claim(1, [id]))
}

async function attempt(
  container: MedusaContainer,
  mails: readonly ClaimedMail[],
): Promise<readonly Outcome['kind'][]> {
  return await Promise.all(
    mails.map(async (mail) => {
      const outcome = await deliver(container, mail)
      await mailTable(container).record(mail.id, outcome)
      if (outcome.kind !== 'sent') log(container, mail, outcome)
      return outcome.kind
    }),
  )
}

async function deliver(
  container: MedusaContainer,
  { id, to, template, content, attempts }: ClaimedMail,
): Promise<Outcome> {
  // Stored before `workflows/send-mail.ts` refused it, or by other code.
  if (!isEmailAddress(to)) return { kind: 'failed', reason: 'The recipient is not one address.' }
  try {
    const { attachments, ...words } = JSON.parse(unseal(jwtSecretOf(container), content)) as Mail
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to,
      channel: 'email',
      template,
      // Medusa stores neither these nor the attachments.
      content: words,
      ...(attachments !== undefined && {
        attachments: attachments.map(({ filename, contentType, content: file }) => ({
          filename,
          content_type: contentType,
          content: file,
        })),
      }),
      // The same in each attempt, so that the recipient's server can drop a second copy.
      provider_data: { mail_id: id },
    })
    return { kind: 'sent' }
  } catch (error) {
    const reason = reasonOf(error)
    const minutes = retryDelays(process.env)[attempts - 1]
    return minutes === undefined || isRefusedForGood(reason)
      ? { kind: 'failed', reason }
      : { kind: 'waiting', reason, minutes }
  }
}

/** Medusa puts the id of its notification before the reason. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^Failed to send notification with id \S+:\s*/, '').slice(0, 500)
}

/** Without the address, which does not belong in a log. */
function log(
  container: MedusaContainer,
  { id, to, template }: ClaimedMail,
  outcome: Exclude<Outcome, { kind: 'sent' }>,
): void {
  const next =
    outcome.kind === 'waiting' ? `is tried again in ${outcome.minutes} minutes` : 'is not tried again'
  const reason = outcome.reason.replaceAll(to, 'the recipient')
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Mail ${id} (${template}) was not sent and ${next}: ${reason}`)
}
