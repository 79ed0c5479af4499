import { MedusaService } from '@medusajs/framework/utils'

import { NewsletterSubscriber, type Proof } from './models/subscriber'

interface Subscriber {
  readonly id: string
  readonly email: string
  readonly confirmed_at: Date | null
}

export class NewsletterService extends MedusaService({ NewsletterSubscriber }) {
  /** Keeps an address until its link is pressed; a later link replaces an earlier one. Does nothing for a confirmed address. */
  async request(email: string, tokenHash: string): Promise<Subscriber> {
    const known = await this.find({ email })
    if (known === undefined) return await this.createNewsletterSubscribers({ email, token_hash: tokenHash })
    if (known.confirmed_at === null)
      await this.updateNewsletterSubscribers({ id: known.id, token_hash: tokenHash })
    return known
  }

  /** The address that the link was mailed to, which is confirmed now; undefined for a link that was used or replaced. */
  async confirmLink(tokenHash: string): Promise<string | undefined> {
    const found = await this.find({ token_hash: tokenHash })
    if (found === undefined) return undefined
    await this.confirm(found.email, 'link')
    return found.email
  }

  /** Puts a proven address on the list; idempotent. */
  async confirm(email: string, proof: Proof): Promise<void> {
    const known = await this.find({ email })
    if (known !== undefined && known.confirmed_at !== null) return
    const confirmed = { confirmed_at: new Date(), proof, token_hash: null }
    if (known === undefined) await this.createNewsletterSubscribers({ email, ...confirmed })
    else await this.updateNewsletterSubscribers({ id: known.id, ...confirmed })
  }

  /** Idempotent. */
  async unsubscribe(email: string): Promise<void> {
    await this.deleteNewsletterSubscribers({ email })
  }

  /** Whether the address is confirmed. */
  async isSubscribed(email: string): Promise<boolean> {
    return (await this.find({ email }))?.confirmed_at != null
  }

  async find(
    by: { readonly email: string } | { readonly id: string } | { readonly token_hash: string },
  ): Promise<Subscriber | undefined> {
    const [found] = await this.listNewsletterSubscribers(by, {
      take: 1,
      select: ['id', 'email', 'confirmed_at'],
    })
    return found
  }
}
