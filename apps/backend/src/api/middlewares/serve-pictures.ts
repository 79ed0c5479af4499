import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'

import serveStatic from 'serve-static'

/**
 * The directory of the sample store's images; undefined where the sample store is not installed, because it is a development
 * dependency. Resolved through the package, because the server's directory differs between source and build.
 */
export function samplePictures(): string | undefined {
  try {
    return join(dirname(require.resolve('@umber/sample-store/package.json')), 'images')
  } catch {
    return undefined
  }
}

const year = 365 * 24 * 60 * 60

/** Responds with the image of that name or with 404. Pages of any origin may show the images. */
export function servePictures(
  directory: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const serve = serveStatic(directory, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders(response) {
      response.setHeader('Cache-Control', cacheControl(response.req.url ?? '/'))
    },
  })
  return (request, response) => {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.setHeader('Access-Control-Allow-Origin', '*')
    serve(request, response, () => sayMissing(response))
  }
}

/** The `v` parameter is derived from the image's content, so a versioned URL never changes. */
function cacheControl(address: string): string {
  const [, query] = address.split('?', 2)
  const isVersioned = new URLSearchParams(query).has('v')
  return isVersioned ? `public, max-age=${year}, immutable` : 'no-cache'
}

function sayMissing(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('No such picture.\n')
}
