/** Where the worker is that keeps what was read, and what it is told. Shared by the worker, the server and the pages. */

export const workerPath = '/service-worker.js'

/** What all caches of the worker begin with. */
export const workerCachePrefix = 'shop-offline-'

export const workerCaches = {
  pages: `${workerCachePrefix}pages-1`,
  files: `${workerCachePrefix}files-1`,
  pictures: `${workerCachePrefix}pictures-1`,
} as const

/** What a page tells the worker. */
export type ToWorker =
  | {
      readonly kind: 'visit'
      /** Its whole address. */
      readonly page: string
      /** The addresses of what it is made of. */
      readonly files: readonly string[]
      /** What its locale shows without a network. */
      readonly offlinePage: string
    }
  | { readonly kind: 'forget' }

/** The page of a locale that is shown without a network. @param prefix of the locale: `/en-de`, or '' */
export const offlinePagePathOf = (prefix: string): string =>
  prefix === '' ? '/offline.html' : `/offline-${prefix.slice(1)}.html`
