import { languages as knownLanguages, sourceLanguage } from '../../messages/languages.ts'
import type { Request, RequestHandler } from 'express'
import { parsePath } from '../../src/config/match-path.ts'
import { plainLocale, splitPath, type PageLocale } from '../../src/config/locale.ts'
import { defaultLocale, isOffered, withPrefix } from '../../src/config/offered-locales.ts'
import type { ShopRegions } from '../../src/config/regions.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'
import { isPagePath, queryOf } from './page-address.ts'
import type { RegionReader } from './region-reader.ts'

/** For redirects to another spelling: they change when a region does. */
const briefly = 'public, max-age=0, s-maxage=60'

const locales = new WeakMap<object, PageLocale>()

/** The locale of a request for a page. */
export const localeOfRequest = (request: Pick<Request, 'url'>): PageLocale =>
  locales.get(request) ?? plainLocale

/** What is done with an address because of its prefix. */
type Place =
  | { readonly kind: 'here'; readonly locale: PageLocale; readonly pathname: string }
  /** 301: another spelling of the same page. 302: the same country, in the default language until the shop is in that one. */
  | { readonly kind: 'moved'; readonly status: 301 | 302; readonly to: string }
  /** The prefix is no locale of the shop, so the address is that of no page, and says so in the default locale. */
  | { readonly kind: 'other'; readonly locale: PageLocale }

/**
 * Reads the locale from a path. While the regions cannot be read, a locale in one of the languages is taken as it is: the page then says
 * that the backend is away.
 */
export function placeOf(
  path: string,
  regions: ShopRegions | undefined,
  languages: readonly string[] = [sourceLanguage],
): Place {
  const { prefix, locale, pathname } = splitPath(path)
  const home = regions === undefined ? plainLocale : defaultLocale(regions)
  if (locale === undefined) return { kind: 'here', locale: home, pathname }
  const isBuilt = (regions?.languages ?? languages).includes(locale.language)
  const inEnglish = { ...locale, language: sourceLanguage }
  const isSoldTo = regions === undefined || isOffered(regions, inEnglish)
  if (!isSoldTo || !knownLanguages.some(({ code }) => code === locale.language))
    return { kind: 'other', locale: home }
  const own = withPrefix(isBuilt ? locale : inEnglish, regions?.homeCountry)
  if (own.prefix === prefix) return { kind: 'here', locale: own, pathname }
  return { kind: 'moved', status: isBuilt ? 301 : 302, to: own.prefix + pathname }
}

/**
 * Finds the locale of each request for a page, and takes its prefix off the address, so that all that follows matches the same
 * addresses in every locale. An address of a locale is never led to another one.
 */
export function pageLocales({ preset, languages }: ShopConfiguration, regions: RegionReader): RequestHandler {
  // The demonstration has one region.
  if (preset !== 'live') return (_request, _response, next) => next()
  return async (request, response, next) => {
    const place = placeOf(request.path, await regions.read(), languages)
    if (place.kind === 'moved') {
      response.set('Cache-Control', briefly).redirect(place.status, place.to + queryOf(request))
      return
    }
    if (place.kind === 'other') locales.set(request, place.locale)
    else if (isPagePath(parsePath(place.pathname))) {
      locales.set(request, place.locale)
      request.url = place.pathname + queryOf(request)
    }
    next()
  }
}
