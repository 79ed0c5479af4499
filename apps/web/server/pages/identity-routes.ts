import { Router } from 'express'
import { iconPaths, manifestPath } from '../../src/config/icon-paths.ts'
import { shopDescription } from '../../src/content/brand.ts'
import { relayedPicture } from '../../src/config/relayed-pictures.ts'
import type { ShownSettings } from '../../src/config/shown-settings.ts'
import type { ShopIdentity } from './shop-identity.ts'

/** A browser asks again after a quarter of an hour. */
const briefly = 'public, max-age=900'

/** The icon that browsers ask for by themselves, and the manifest: both as the shop's settings say. */
export function identityRoutes({ settings }: ShopIdentity, backendUrl: string): Router {
  const router = Router()
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get([...iconPaths], async (_, response, next) => {
    const { icon } = await settings()
    if (icon === undefined) return next()
    response.set('Cache-Control', briefly).redirect(302, relayedPicture(icon, backendUrl))
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(manifestPath, async (_, response) => {
    const text = JSON.stringify(manifestOf(await settings(), backendUrl))
    response.set('Cache-Control', briefly).type('application/manifest+json').send(text)
  })
  return router
}

function manifestOf(
  { name, description = shopDescription, icon }: ShownSettings,
  backendUrl: string,
): object {
  return {
    name,
    short_name: name,
    description,
    start_url: '/',
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
