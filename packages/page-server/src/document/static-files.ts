import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

/** Their names contain a content hash, so a file never changes. */
const unchanging = 'public, max-age=31536000, immutable'
const unnamed = 'public, max-age=0, must-revalidate'

/** What pages are made of: scripts, styles, fonts and pictures, to be served at /assets. */
export const assetFiles = (directory: string): RequestHandler => files(join(directory, 'assets'), unchanging)

/** The files at the root of the shop. */
export const rootFiles = (directory: string): RequestHandler => files(directory, unnamed)

/** Sends a file in its best available encoding. Passes on requests that match no file. */
function files(directory: string, cacheControl: string): RequestHandler {
  return expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      redirect: false,
      cacheControl: false,
      setHeaders: (response: ServerResponse) => {
        response.setHeader('Cache-Control', cacheControl)
      },
    },
  })
}
