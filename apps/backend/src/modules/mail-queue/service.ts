import { MedusaService } from '@medusajs/framework/utils'

import { MailAttempts } from '../../lib/email/queue/mail-attempts'
import { QueuedMail } from './models/queued-mail'

export interface NewMail {
  readonly to: string
  readonly template: string
  readonly subject: string
  readonly content: string
  readonly idempotencyKey: string | undefined
  readonly expiresAt: Date | undefined
}

export class MailQueueService extends MedusaService({ QueuedMail }) {
  /** Of this process. */
  readonly attempts = new MailAttempts()

  /** Name required by Medusa. */
  __hooks = { onApplicationPrepareShutdown: async (): Promise<void> => this.attempts.close() }

  /**
   * Stores a mail that is due at once and returns its id. Undefined when there is one with that key. Of two simultaneous
   * events the second fails on insert, which counts the same.
   */
  async add({ idempotencyKey, expiresAt, ...mail }: NewMail): Promise<string | undefined> {
    if (await this.has(idempotencyKey)) return undefined
    try {
      const { id } = await this.createQueuedMails({
        ...mail,
        idempotency_key: idempotencyKey ?? null,
        expires_at: expiresAt ?? null,
        next_attempt_at: new Date(),
      })
      return id
    } catch (error) {
      if (await this.has(idempotencyKey)) return undefined
      throw error
    }
  }

  /** Whether there is a mail with this key. */
  async has(key: string | undefined): Promise<boolean> {
    return key !== undefined && (await this.keysAmong([key])).has(key)
  }

  /** Which of the keys have a mail, in one query. */
  async keysAmong(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set()
    const found = await this.listQueuedMails(
      { idempotency_key: [...keys] },
      { take: keys.length, select: ['idempotency_key'] },
    )
    return new Set(found.flatMap(({ idempotency_key: key }) => key ?? []))
  }
}
