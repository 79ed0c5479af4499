import { createHash } from 'node:crypto'
import { extname } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file as it is sent, in every encoding there is of it. */
export interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
  /** Of the content; the encoding is added to it, for each encoding is a representation of its own. */
  readonly tag: string
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export function contentType(path: string): string {
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

export function contentTag(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}

/** The smallest encoding that the client accepts and the file has. */
export function chooseEncoding(accepted: string | undefined, file: Pick<StaticFile, 'bodies'>): Encoding {
  const welcome = new Set(
    (accepted ?? '')
      .split(',')
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
      .map((offer) => offer.split(';')[0]?.trim().toLowerCase()),
  )
  for (const encoding of ['br', 'gzip'] as const) {
    if (welcome.has(encoding) && file.bodies[encoding] !== undefined) return encoding
  }
  return 'identity'
}
