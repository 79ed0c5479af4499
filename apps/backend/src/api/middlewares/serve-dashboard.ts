import type { IncomingMessage, ServerResponse } from 'node:http'

import serveStatic from 'serve-static'

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** In seconds, between two looks of the page that waits. */
const wait = 5

/**
 * Serves a dashboard that is built apart from Medusa, and may not be there yet: Medusa's own server of the dashboard does
 * not start without it. A path outside `assets` is a page of the dashboard and gets its index.html.
 */
export function serveDashboard(directory: string): Serve {
  const asset = serveStatic(directory, { index: false, redirect: false, immutable: true, maxAge: '1y' })
  const page = serveStatic(directory, { cacheControl: false })
  return (request, response) => {
    if (isAsset(request.url ?? '/')) {
      asset(request, response, () => sayMissing(response))
      return
    }
    request.url = '/index.html'
    response.setHeader('Cache-Control', 'no-cache')
    page(request, response, () => sayLater(response))
  }
}

/** Vite puts all files there. A page that was loaded before a new build asks for files that are gone. */
const isAsset = (url: string): boolean => url.startsWith('/assets/')

function sayLater(response: ServerResponse): void {
  response.statusCode = 503
  response.setHeader('Retry-After', String(wait))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Dashboard</title><meta http-equiv="refresh" content="${wait}">
<meta name="viewport" content="width=device-width"></head>
<body style="font: 1rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>The dashboard is being built</h1>
<p>This takes a minute or two after the first start. The page opens by itself. If it does not, the terminal says why.</p>
</body></html>
`)
}

function sayMissing(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('No such file.\n')
}
