import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Router, type RequestHandler, type Response } from 'express'
import { plainLocale } from '../../src/config/locale.ts'
import { offeredLocales } from '../../src/config/offered-locales.ts'
import { offlinePagePathOf, workerCachePrefix, workerPath } from '../../src/config/offline-paths.ts'
import { offlinePage, offlinePagePolicy } from './offline-page.ts'
import type { RegionReader } from './region-reader.ts'
import type { ShopIdentity } from './shop-identity.ts'

export interface OfflineRouteOptions {
  readonly identity: ShopIdentity
  readonly regions: Pick<RegionReader, 'read'>
  /** The directory of the files for browsers. */
  readonly files: string
}

/** Takes the place of the worker in browsers that have one, when the owner has switched it off: it removes all that was kept, and itself. */
export const endingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const name of await caches.keys())
    if (name.startsWith('${workerCachePrefix}')) await caches.delete(name)
  await registration.unregister()
}
`

/**
 * The worker that keeps what was read, and what it shows without a network: where the owner has set it. A browser asks for the worker
 * with each visit. While the settings are not known, it gets neither of the two, and stays with the one that it has.
 */
export function offlineRoutes({ identity, regions, files }: OfflineRouteOptions): Router {
  const router = Router()
  let worker: Promise<string> | undefined
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(workerPath, async (_, response) => {
    const settings = await identity.known()
    if (settings === undefined) {
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).end()
      return
    }
    if (settings.readsOffline !== true) sendScript(response, endingWorker)
    else sendScript(response, await (worker ??= readFile(join(files, workerPath), 'utf8')))
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(['/offline.html', '/offline-:locale.html'], async (request, response, next) => {
    const shop = await regions.read()
    const locales = shop === undefined ? [plainLocale] : offeredLocales(shop)
    const locale = locales.find(({ prefix }) => offlinePagePathOf(prefix) === request.path)
    if (locale === undefined) return next()
    const { readsOffline, name } = await identity.settings(locale)
    if (readsOffline !== true) return next()
    response
      .set({
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Content-Security-Policy': offlinePagePolicy,
        'X-Robots-Tag': 'noindex',
      })
      .type('html')
      .send(offlinePage(locale, name))
  })
  return router
}

const sendScript = (response: Response, text: string): void =>
  void response.set('Cache-Control', 'no-cache').type('text/javascript').send(text)

/** The demonstration keeps nothing. The file is that of the build, which both presets share. */
export const withoutWorker: RequestHandler = (request, response, next) => {
  if (request.path === workerPath) response.sendStatus(404)
  else next()
}
