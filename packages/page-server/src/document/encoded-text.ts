import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** A fast quality: a page is compressed when the first visitor asks for it. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compressions = {
  br: async (plain: Buffer) => await promisify(brotliCompress)(plain, brotliOptions),
  gzip: async (plain: Buffer) => await promisify(gzip)(plain),
} as const

type Encoding = keyof typeof compressions

/** A text for many answers. Each encoding is made once, when it is first asked for. */
export interface EncodedText {
  /** The same for all encodings, therefore weak. */
  readonly etag: string
  readonly plain: Buffer
  readonly as: (encoding: Encoding) => Promise<Buffer>
}

export function encodedText(text: string): EncodedText {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    plain,
    etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
    async as(encoding) {
      const compressed = made.get(encoding) ?? compressions[encoding](plain)
      made.set(encoding, compressed)
      return await compressed
    },
  }
}

interface TextAnswer {
  readonly type: string
  readonly text: EncodedText
  readonly cacheControl: string
  readonly status?: number
}

/** Sends a text in the best accepted encoding, or 304 when the client's copy is current. */
export async function sendText(
  request: Request,
  response: Response,
  { type, text, cacheControl, status = 200 }: TextAnswer,
): Promise<void> {
  response.status(status).vary('Accept-Encoding')
  response.set({
    'Content-Type': `${type}; charset=utf-8`,
    ETag: text.etag,
    'Cache-Control': cacheControl,
  })
  // Before a copy is compressed that would not be sent.
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) === name)
  if (encoding !== undefined) response.set('Content-Encoding', encoding)
  response.send(encoding === undefined ? text.plain : await text.as(encoding))
}
