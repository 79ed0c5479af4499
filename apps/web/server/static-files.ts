import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

/** Sends a file in its best available encoding. Passes on requests that match no file. */
export function staticFiles(directory: string): RequestHandler {
  const assets = join(directory, 'assets', sep)
  return expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      redirect: false,
      cacheControl: false,
      setHeaders: (response: ServerResponse, file: string) => {
        response.setHeader('Cache-Control', cacheControl(file.startsWith(assets)))
      },
    },
  })
}

/** Asset names contain a content hash, so an asset never changes. */
const cacheControl = (isAsset: boolean) =>
  isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
