import { createPages, type CacheOutcome, type Pages, type PageSource } from '@umber/page-server'
import { directionOf } from '../../messages/languages.ts'
import { plainLocale, tagOf, type PageLocale } from '../../src/config/locale.ts'
import { parsePath } from '../../src/config/match-path.ts'
import { routeOf } from '../operate/request-route.ts'
import { pageRequestOf } from './page-address.ts'
import { localeOfRequest } from './page-locales.ts'
import type { ShopPageRequest } from './renderer.ts'
import { sendMoved } from './send-moved.ts'

/** The shop in one language. */
export type LanguageShop = PageSource<ShopPageRequest>

export interface ShopPageOptions {
  /** The shop in the language of a page. */
  readonly shopIn: (language: string) => LanguageShop
  /** The shop's public origin; undefined to take it from each request. */
  readonly shopUrl: string | undefined
  readonly note: (line: string) => void
  /** Called for each page request with the cache outcome. */
  readonly onRead?: (outcome: CacheOutcome) => void
  /** In milliseconds. */
  readonly now?: () => number
}

const localeOf = ({ locale = plainLocale }: ShopPageRequest): PageLocale => locale

/** The pages of the shop in all languages. Those of a country are a group. */
export const createShopPages = ({ shopIn, shopUrl, note, onRead, now }: ShopPageOptions): Pages =>
  createPages<ShopPageRequest>({
    pageOf: (request) => pageRequestOf(request, shopUrl, localeOfRequest(request)),
    sourceOf: (page) => shopIn(localeOf(page).language),
    keyOf: (page) => `${page.origin} ${tagOf(localeOf(page))} ${page.address}`,
    groupOf: (page) => localeOf(page).country,
    rootOf(page) {
      const locale = localeOf(page)
      return { lang: tagOf(locale), direction: directionOf(locale.language) }
    },
    nameOf: ({ address }) => routeOf(parsePath(address.replace(/\?.*/s, ''))).path,
    sendMoved,
    note,
    ...(onRead && { onRead }),
    ...(now && { now }),
  })
