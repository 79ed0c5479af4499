import { MedusaService } from '@medusajs/framework/utils'

import { NewsletterSubscriber } from './models/subscriber'

export class NewsletterService extends MedusaService({ NewsletterSubscriber }) {
  /** Of two requests at once the second may find the address taken only when it writes. That is as good. */
  async subscribe(email: string): Promise<void> {
    if (await this.isSubscribed(email)) return
    try {
      await this.createNewsletterSubscribers({ email })
    } catch (error) {
      if (!(await this.isSubscribed(email))) throw error
    }
  }

  private async isSubscribed(email: string): Promise<boolean> {
    const found = await this.listNewsletterSubscribers({ email }, { take: 1, select: ['id'] })
    return found.length > 0
  }
}
