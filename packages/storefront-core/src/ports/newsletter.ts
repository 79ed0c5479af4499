import type { PortOptions } from './port-options.ts'

export interface Newsletter {
  /** `asked`: a mail with a link is on its way, which subscribes the address. */
  subscribe(email: string, options?: PortOptions): Promise<'subscribed' | 'asked'>
  /** The links of mails. Absent where no mails are sent. */
  readonly links?: NewsletterLinks
}

/** `used`: the link was used or replaced, has expired, or was never valid. */
export type NewsletterLinkAnswer = 'done' | 'used'

/** `token` is of the link. */
export interface NewsletterLinks {
  confirm(token: string, options?: PortOptions): Promise<NewsletterLinkAnswer>
  /** A repetition is `done` too. */
  leave(token: string, options?: PortOptions): Promise<NewsletterLinkAnswer>
}
