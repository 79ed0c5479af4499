import { Router } from 'express'
import { directionOf } from '../../messages/languages.ts'
import { iconPaths, manifestPathOf } from '../../src/config/icon-paths.ts'
import { plainLocale, tagOf, type PageLocale } from '../../src/config/locale.ts'
import { offeredLocales } from '../../src/config/offered-locales.ts'
import { relayedPicture } from '../../src/config/relayed-pictures.ts'
import type { ShownSettings } from '../../src/config/shown-settings.ts'
import type { RegionReader } from './region-reader.ts'
import { shopDescriptionIn } from './shop-description.ts'
import type { ShopIdentity } from './shop-identity.ts'

/** A browser asks again after a quarter of an hour. */
const briefly = 'public, max-age=900'

export interface IdentityRouteOptions {
  readonly identity: ShopIdentity
  readonly regions: Pick<RegionReader, 'read'>
  readonly backendUrl: string
}

/** The icon that browsers ask for by themselves, and the manifest of each locale: both as the shop's settings say. */
export function identityRoutes({ identity, regions, backendUrl }: IdentityRouteOptions): Router {
  const { settings } = identity
  const router = Router()
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get([...iconPaths], async (_, response, next) => {
    const { icon } = await settings()
    if (icon === undefined) return next()
    response.set('Cache-Control', briefly).redirect(302, relayedPicture(icon, backendUrl))
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(['/site.webmanifest', '/site-:locale.webmanifest'], async (request, response, next) => {
    const shop = await regions.read()
    const locales = shop === undefined ? [plainLocale] : offeredLocales(shop)
    const locale = locales.find((one) => manifestPathOf(one) === request.path)
    if (locale === undefined) return next()
    const text = JSON.stringify(manifestOf(locale, await settings(locale), backendUrl))
    response.set('Cache-Control', briefly).type('application/manifest+json').send(text)
  })
  return router
}

function manifestOf(
  locale: PageLocale,
  { name, description = shopDescriptionIn(locale.language), icon }: ShownSettings,
  backendUrl: string,
): object {
  return {
    name,
    short_name: name,
    description,
    lang: tagOf(locale),
    dir: directionOf(locale.language),
    start_url: `${locale.prefix}/`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      icon === undefined
        ? { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }
        : { src: relayedPicture(icon, backendUrl), sizes: 'any' },
    ],
  }
}
