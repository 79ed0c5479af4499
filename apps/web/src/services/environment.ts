import type { FailureLog, KeyValueStorage, TabChannel } from '@umber/storefront-core'
import type { PageLocale } from '../config/locale.ts'

/** What the services take from where they run: the browser, or the server that renders a page. */
export interface Environment {
  /** The shop's own origin, such as `https://shop.example`. */
  readonly origin: string
  /** Outlives the tab. */
  readonly persistent: KeyValueStorage
  /** Ends with the tab. */
  readonly perTab: KeyValueStorage
  readonly tabs: TabChannel
  readonly fetch: typeof fetch
  readonly log: FailureLog
  /** Of the page. Default: the default language, in the default region. */
  readonly locale?: PageLocale
}
