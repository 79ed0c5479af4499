import { beginBackendCall } from '@umber/page-server'
import type { IncomingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { withoutTrailingSlashes } from '@umber/storefront-core/platform'
import type { RequestHandler, Response as Answer } from 'express'
import { picturePaths } from '../../src/config/relayed-pictures.ts'

/** In milliseconds, until the backend begins to answer. */
const timeLimit = 10_000

const sentHeaders = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const
const forwardedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]
/** An uploaded SVG or HTML file must not run as a part of the shop. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Sends the backend's pictures from the shop's own address. Nothing that identifies a visitor is sent on. Answers 404
 * for what is no picture, and 502 when the backend is away.
 */
export function backendPictures(backendUrl: string): RequestHandler {
  const base = withoutTrailingSlashes(backendUrl)
  return async ({ method, originalUrl, headers }, response) => {
    const url = new URL(base + originalUrl)
    // URL has resolved any "..".
    const isBelow = picturePaths.some((path) => url.href.startsWith(`${base}${path}/`))
    if (!isBelow || (method !== 'GET' && method !== 'HEAD')) return refuse(response, 404)
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const late = setTimeout(() => leaving.abort(), timeLimit)
    const call = beginBackendCall(method, url.pathname)
    let status: number | undefined
    try {
      const picture = await fetch(url, {
        method,
        headers: { ...headersFor(headers), ...call.headers },
        redirect: 'error',
        signal: leaving.signal,
      })
      status = picture.status
      clearTimeout(late)
      if (!isPicture(picture)) {
        await picture.body?.cancel()
        return refuse(response, picture.status >= 500 ? 502 : 404)
      }
      response.status(picture.status).set('Content-Security-Policy', policy)
      for (const name of forwardedHeaders) {
        const value = picture.headers.get(name)
        if (value !== null) response.set(name, value)
      }
      if (picture.body === null) response.end()
      else await pipeline(picture.body, response)
    } catch {
      // Either side has gone. A response that has begun ends early, which the browser notices by its length.
      if (response.headersSent) response.destroy()
      else refuse(response, 502)
    } finally {
      call.end(status)
      clearTimeout(late)
    }
  }
}

/** Without the visitor's address: pictures are not limited. */
function headersFor(headers: IncomingHttpHeaders): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const name of sentHeaders) {
    const value = headers[name]
    if (value !== undefined) sent[name] = value
  }
  return sent
}

const isPicture = ({ status, headers }: Response): boolean =>
  status === 304 ||
  ([200, 206].includes(status) && headers.get('content-type')?.startsWith('image/') === true)

function refuse(response: Answer, status: 404 | 502): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send('No such picture.\n')
}
