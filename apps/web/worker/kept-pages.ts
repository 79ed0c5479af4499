import { isGone, mayKeep } from './rules.ts'

/** In milliseconds: a page that was read earlier is not shown any more. */
export const longestKept = 7 * 24 * 60 * 60_000
/** In milliseconds: a page that is seen again is not asked for again sooner. */
export const freshFor = 10 * 60_000
const mostPages = 40

const keptAt = 'x-kept-at'
const keptTitle = 'x-kept-title'

export interface ReadPage {
  readonly key: string
  /** As it stands in the page's markup: escaped. */
  readonly title: string
}

export type PageStore = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** The pages that were read, the oldest first. */
export function createKeptPages(open: () => Promise<PageStore>, now: () => number) {
  const ageOf = (kept: Response): number => now() - Number(kept.headers.get(keptAt) ?? '0')

  return {
    /** Takes an answer for a page: keeps it, or forgets the page if it is gone. */
    async keep(key: string, answer: Response): Promise<void> {
      const pages = await open()
      if (isGone(answer)) await pages.delete(key)
      if (!mayKeep(answer)) return
      const text = await answer.text()
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? []
      const headers = new Headers({ [keptAt]: String(now()), [keptTitle]: encodeURIComponent(pageOf(title)) })
      // Of the others, some are of the way and not of the page, such as its encoding.
      for (const name of ['content-type', 'content-security-policy', 'referrer-policy']) {
        const value = answer.headers.get(name)
        if (value !== null) headers.set(name, value)
      }
      // Anew, so that it is the youngest.
      await pages.delete(key)
      await pages.put(key, new Response(text, { headers }))
      await trim(pages, mostPages)
    },

    async find(key: string): Promise<Response | undefined> {
      const pages = await open()
      const kept = await pages.match(key)
      return kept !== undefined && ageOf(kept) < longestKept ? kept : undefined
    },

    async isFresh(key: string): Promise<boolean> {
      const pages = await open()
      const kept = await pages.match(key)
      return kept !== undefined && ageOf(kept) < freshFor
    },

    /** What was read in a locale, the youngest first, and each page once, whatever was chosen on it. */
    async list(isOfLocale: (path: string) => boolean): Promise<readonly ReadPage[]> {
      const pages = await open()
      const found = new Map<string, ReadPage>()
      for (const request of (await pages.keys()).toReversed()) {
        const { pathname, search } = new URL(request.url)
        const kept = await pages.match(request)
        if (kept === undefined || ageOf(kept) >= longestKept) await pages.delete(request)
        else if (isOfLocale(pathname) && !found.has(pathname))
          found.set(pathname, {
            key: pathname + search,
            title: decodeURIComponent(kept.headers.get(keptTitle) ?? ''),
          })
      }
      return [...found.values()]
    },
  }
}

/** Without the name of the shop, which every title ends with. */
const pageOf = (title: string): string => title.replace(/ \|[^|]*$/, '')

/** Deletes the oldest. */
export async function trim(store: Pick<Cache, 'keys' | 'delete'>, most: number): Promise<void> {
  const keys = await store.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await store.delete(key)
}
