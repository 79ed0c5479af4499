import type { NewsletterLinkAnswer } from './newsletter.ts'
import type { PortOptions } from './port-options.ts'

/** Letters about variants that are sold out. */
export interface BackInStock {
  /** One letter goes to the address when the variant can be bought again. `in-stock`: it can be bought already. */
  ask(variantId: string, email: string, options?: PortOptions): Promise<'asked' | 'in-stock'>
  /** The link of such a letter: its address waits for nothing any more. A repetition is `done` too. */
  leave(token: string, options?: PortOptions): Promise<NewsletterLinkAnswer>
}
