import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A low quality, fast enough to compress a few kilobytes per response. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface TextAnswer {
  readonly type: string
  readonly text: string
  readonly status?: number
}

/** Sends a generated text in the best accepted encoding, or 304 when the client's copy is current. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { type, text, status = 200 }: TextAnswer,
): void {
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (request.headers['if-none-match']?.split(/,\s*/).includes(tag) === true) {
    response.writeHead(304)
    response.end()
    return
  }
  const { encoding, body } = encoded(text, request.headers['accept-encoding'] ?? '')
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function encoded(text: string, accepted: string): { readonly encoding?: string; readonly body: Buffer } {
  const plain = Buffer.from(text)
  if (accepts(accepted, 'br')) return { encoding: 'br', body: brotliCompressSync(plain, brotli) }
  if (accepts(accepted, 'gzip')) return { encoding: 'gzip', body: gzipSync(plain) }
  return { body: plain }
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
