import { dirname, join } from 'node:path'

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import sirv from 'sirv'

/** Found from the package, for the server runs in one directory from source and in another when built. */
const directory = join(dirname(require.resolve('@umber/sample-store/package.json')), 'images')

const year = 365 * 24 * 60 * 60

// `dev` looks at the disk for each request, so that pictures drawn anew appear without a restart.
const serve = sirv(directory, { dev: true, etag: true })

export function servePictures(
  request: MedusaRequest,
  response: MedusaResponse,
  _next: MedusaNextFunction,
): void {
  // The version in the address is made from the picture's content, so what it names never changes.
  const isVersioned = typeof request.query['v'] === 'string'
  response.setHeader('Cache-Control', isVersioned ? `public, max-age=${year}, immutable` : 'no-cache')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Access-Control-Allow-Origin', '*')
  serve(request, response, () => sayMissing(response))
}

function sayMissing(response: MedusaResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  response.status(404).type('text/plain').send('No such picture.\n')
}
