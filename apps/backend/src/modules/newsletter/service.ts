import { MedusaService } from '@medusajs/framework/utils'

import { NewsletterSubscriber } from './models/subscriber'

export class NewsletterService extends MedusaService({ NewsletterSubscriber }) {
  /** Idempotent. Of two simultaneous requests the second fails on insert, which counts as success. */
  async subscribe(email: string): Promise<void> {
    if (await this.isSubscribed(email)) return
    try {
      await this.createNewsletterSubscribers({ email })
    } catch (error) {
      if (!(await this.isSubscribed(email))) throw error
    }
  }

  /** Idempotent. */
  async unsubscribe(email: string): Promise<void> {
    await this.deleteNewsletterSubscribers({ email })
  }

  async isSubscribed(email: string): Promise<boolean> {
    const found = await this.listNewsletterSubscribers({ email }, { take: 1, select: ['id'] })
    return found.length > 0
  }
}
