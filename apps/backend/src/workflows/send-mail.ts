import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import type { Email, Mail } from '../lib/email/email'
import { write } from '../lib/email/write'
import { isEmailAddress } from '../lib/email/email-address'
import { mailTransport } from '../lib/email/email-transport'
import { mailTable } from '../lib/email/queue/mail-table'
import { seal } from '../lib/email/queue/seal'
import { sendMail } from '../lib/email/queue/send-due-mails'
import { jwtSecretOf } from '../lib/jwt-secret'
import { isSwitchedOn } from '../lib/letters/letter-schema'
import { isLetterName, mailLanguages } from '../lib/letters/letters'
import { worded } from '../lib/letters/worded'
import { shopTerms } from '../lib/shop-settings/shop-terms'
import { lettersModule } from '../modules/letters'
import type { LettersService } from '../modules/letters/service'
import { mailQueueModule } from '../modules/mail-queue'
import type { MailQueueService } from '../modules/mail-queue/service'
import { rateLimitModule } from '../modules/rate-limit'
import type { RateLimitService } from '../modules/rate-limit/service'

export interface MailToSend {
  readonly to: string
  /** Template name in the list of notifications. A letter that the owner may change has its name (`lib/letters/letters.ts`). */
  readonly template: string
  readonly email: Email
  /**
   * `order` and `account`: the customer is owed the mail, so it is always sent. `request`: anyone can cause it by typing an address, so
   * a recipient gets a limited number.
   */
  readonly cause: 'order' | 'account' | 'request'
  /** Further headers of the mail, such as those of letters. */
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency key, so that a repeated event sends no second email. */
  readonly once?: string
  /** When its link becomes worthless, in ISO 8601. Later it is not sent. */
  readonly expiresAt?: string
}

/** Null where no mail is sent: its recipient is not exactly one address, the shop sends none, or it is in the queue already. */
const writeMailStep = createStep(
  'write-mail',
  async ({ to, template, email, headers, once }: MailToSend, { container }) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    if (!isEmailAddress(to)) {
      logger.error(`A mail was refused (${template}): its recipient is not one address.`)
      return new StepResponse(null)
    }
    if (mailTransport(process.env) === undefined) {
      logger.warn(`No mail was sent (${template}): SMTP_URL is not set.`)
      return new StepResponse(null)
    }
    const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
    // No emails for the sample orders that the seed places.
    if (shop?.metadata?.['seed'] === 'running') return new StepResponse(null)
    // Before the count: what is not sent a second time counts once.
    if (await container.resolve<MailQueueService>(mailQueueModule).has(once)) return new StepResponse(null)
    const terms = await shopTerms(container)
    const letter = await asSet(container, template, { email, shop: terms.name })
    if (letter === null) return new StepResponse(null)
    const mail: Mail = { ...write(letter, terms), ...(headers !== undefined && { headers }) }
    const content = seal(jwtSecretOf(container), JSON.stringify(mail))
    return new StepResponse({ subject: mail.subject, content })
  },
)

/** The letter with the owner's words; null when the owner has switched it off. */
async function asSet(
  container: MedusaContainer,
  name: string,
  { email, shop }: { readonly email: Email; readonly shop: string },
): Promise<Email | null> {
  if (!isLetterName(name)) return email
  const settings = await container.resolve<LettersService>(lettersModule).settingsOf(name)
  if (!isSwitchedOn(name, settings)) return null
  const language = mailLanguages.find((code) => code === (email.language?.tag.split('-')[0] ?? 'en'))
  return worded(email, language === undefined ? undefined : settings.words[language], shop)
}

/** Counts a mail that anyone can cause, whatever template it has and whatever case the address is in. False for one too many. */
const countMailStep = createStep('count-mail', async ({ to, template, cause }: MailToSend, { container }) => {
  if (cause !== 'request') return new StepResponse(true)
  const limits = container.resolve<RateLimitService>(rateLimitModule)
  if ((await limits.take('mail-by-recipient', to.toLowerCase())) === 0) return new StepResponse(true)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`A mail was not sent (${template}): its recipient has had too many in the last hour.`)
  return new StepResponse(false)
})

interface WrittenMail {
  readonly input: MailToSend
  readonly written: { readonly subject: string; readonly content: string } | null
}

/** The id of the stored mail; null when there is one with its key by now. */
const queueMailStep = createStep(
  'queue-mail',
  async ({ input: { to, template, once, expiresAt }, written }: WrittenMail, { container }) => {
    if (written === null) return new StepResponse(null, null)
    const id = await container.resolve<MailQueueService>(mailQueueModule).add({
      to,
      template,
      ...written,
      idempotencyKey: once,
      expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
    })
    return new StepResponse(id ?? null, id ?? null)
  },
  async (id, { container }) => {
    if (id != null) await mailTable(container).discard(id)
  },
)

/** Begins an attempt without waiting for it: a slow mail server must not hold up the events after this one. */
const attemptMailStep = createStep(
  'attempt-mail',
  async ({ id, template }: { readonly id: string; readonly template: string }, { container }) => {
    container.resolve<MailQueueService>(mailQueueModule).attempts.start(async () =>
      sendMail(container, id).catch((error: unknown) => {
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`The attempt of mail ${id} (${template}) failed`, error instanceof Error ? error : undefined)
      }),
    )
    return new StepResponse(id)
  },
)

/**
 * Stores a mail and begins an attempt to send it. If the attempt fails, or the process dies meanwhile, `jobs/send-mails.ts` sends the
 * mail (decision 35). The workflow itself is not stored: its input has the secrets of links.
 */
export const sendMailWorkflow = createWorkflow('send-mail', (input: WorkflowData<MailToSend>) => {
  const written = writeMailStep(input)
  const isAllowed = when('is-written', { written }, (known) => known.written !== null).then(() =>
    countMailStep(input),
  )
  const id = when('is-allowed', { isAllowed }, (known) => known.isAllowed === true).then(() =>
    queueMailStep({ input, written }),
  )
  when('is-queued', { id }, (known) => known.id != null).then(() =>
    attemptMailStep(
      transform({ id, input }, (known) => ({ id: known.id ?? '', template: known.input.template })),
    ),
  )
  return new WorkflowResponse(transform({ id }, (known) => known.id ?? null))
})
