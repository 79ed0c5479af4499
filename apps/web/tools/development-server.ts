import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import { stderr } from 'node:process'
import express, { type RequestHandler, type Response } from 'express'
import { createServer, type ViteDevServer } from 'vite'
import { backendPictures } from '../server/backend/backend-pictures.ts'
import { documentOf, type PageAnswer } from '@umber/page-server'
import { shopTemplate } from '../server/pages/shop-template.ts'
import { identityRoutes } from '../server/pages/identity-routes.ts'
import { createShopIdentity } from '../server/pages/shop-identity.ts'
import { isPagePath, isPlainPath, pageRequestOf, parsedPathOf } from '../server/pages/page-address.ts'
import { sendMoved } from '../server/pages/send-moved.ts'
import { localeOfRequest, pageLocales } from '../server/pages/page-locales.ts'
import { createRegionReader } from '../server/pages/region-reader.ts'
import type { CreateRenderer } from '../server/pages/renderer.ts'
import type { ShopConfiguration } from '../server/shop-configuration.ts'
import { picturePaths } from '../src/config/relayed-pictures.ts'

export interface DevelopmentServerOptions {
  /** The directory with `index.html`, `src/entry-server.tsx` and Vite's configuration. */
  readonly root: string
  /** 0 for any free port. */
  readonly port: number
  readonly config: ShopConfiguration
  /** Receives the errors of rendering. */
  readonly note?: (text: string) => void
}

export interface DevelopmentServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Serves the shop from its sources on the loopback address: Vite with hot reload, and pages rendered on the server, each time
 * anew. Rejects when the port is taken.
 */
export async function serveSources({
  root,
  port,
  config,
  note = writeError,
}: DevelopmentServerOptions): Promise<DevelopmentServer> {
  const app = express()
  const server = createHttpServer(app)
  const vite = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    // On the same port, so that two servers do not need two more.
    server: { middlewareMode: true, ws: { server } },
  })
  app.use([...picturePaths], backendPictures(config.backendUrl))
  const regions = createRegionReader({ config, fetch })
  if (config.preset === 'live') {
    const identity = createShopIdentity({ config, fetch })
    app.use(identityRoutes({ identity, regions, backendUrl: config.backendUrl }))
  }
  app.use(vite.middlewares)
  app.get('/design-system.html', sendDesignSystem(vite))
  app.use(pageLocales(config, regions))
  app.get('/{*path}', sendPage(vite, config, note))
  try {
    server.listen({ port, host: '127.0.0.1', exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    await vite.close()
    throw error
  }
  return {
    url: `http://127.0.0.1:${portOf(server, port)}`,
    async stop() {
      await vite.close()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Renders a page with the modules as they are now. A failure is logged, and the browser renders the page by itself. */
function sendPage(
  vite: ViteDevServer,
  config: ShopConfiguration,
  note: (text: string) => void,
): RequestHandler {
  return async (request, response, next) => {
    if (!isPlainPath(request.path) || !isPagePath(parsedPathOf(request))) return next()
    const template = shopTemplate(await htmlOf(vite, 'index.html', request.originalUrl), config.preset)
    try {
      const { createRenderer } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as RendererModule
      const answer = await createRenderer({ config, fetch, note: (error) => note(textOf(error)) })(
        pageRequestOf(request, undefined, localeOfRequest(request)),
      )
      if (answer.kind === 'moved') sendMoved(request, response, answer.to)
      else sendHtml(response, statusOf(answer), documentOf(template, contentOf(answer)))
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      note(textOf(error))
      sendHtml(response, 500, template.withoutContent)
    }
  }
}

interface RendererModule {
  readonly createRenderer: CreateRenderer
}

type Shown = Exclude<PageAnswer, { kind: 'moved' }>

const statusOf = (answer: Shown): number => (answer.kind === 'page' ? answer.status : 503)

const contentOf = (answer: Shown) => (answer.kind === 'page' ? answer : answer.page)

const sendDesignSystem =
  (vite: ViteDevServer): RequestHandler =>
  async (request, response) =>
    sendHtml(response, 200, await htmlOf(vite, 'design-system.html', request.originalUrl))

/** An HTML file with Vite's client and the plugins' changes. */
async function htmlOf(vite: ViteDevServer, file: string, address: string): Promise<string> {
  const html = await readFile(join(vite.config.root, file), 'utf8')
  return await vite.transformIndexHtml(`/${file}`, html, address)
}

function sendHtml(response: Response, status: number, html: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/html').send(html)
}

function writeError(text: string): void {
  stderr.write(`${text}\n`)
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

function portOf(server: Server, asked: number): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : asked
}
