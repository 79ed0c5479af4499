import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { IFileModuleService } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { typeOfName } from '../../lib/file-kind'
import { pictureOfSize, smallerSizes } from '../../lib/files/picture-sizes'

/** Each upload has a key of its own, so what is at an address never changes. */
const unchanging = 'public, max-age=31536000, immutable'

/** For a smaller size in place of one that the picture is too small for: seconds. */
const aDay = 'public, max-age=86400'

/** For an original in place of a size: seconds. */
const untilSizeIsThere = 'public, max-age=60'

/** Serves uploaded files from wherever they are stored. A picture's missing size is answered with a smaller one, or with the picture. */
export async function serveFiles(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  const key = decodeURIComponent(request.path.slice(1))
  const files: IFileModuleService = request.scope.resolve(Modules.FILE)
  const found = await find(files, key)
  if (found === undefined) {
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('No such file.\n')
    return
  }
  const { stream, type, cacheControl } = found
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cacheControl })
  if (request.method === 'HEAD') {
    stream.destroy()
    response.end()
    return
  }
  // Closes the file too when the client leaves, which is no error.
  await pipeline(stream, response).catch(() => response.destroy())
}

interface FoundFile {
  readonly stream: Readable
  readonly type: string
  readonly cacheControl: string
}

async function find(files: IFileModuleService, key: string): Promise<FoundFile | undefined> {
  const type = typeOfName(key)
  if (type === undefined) return undefined
  const stream = await open(files, key)
  if (stream !== undefined)
    return { stream, type, cacheControl: type.startsWith('image/') ? unchanging : 'private, no-store' }
  for (const smaller of smallerSizes(key)) {
    const found = await open(files, smaller)
    if (found !== undefined) return { stream: found, type, cacheControl: aDay }
  }
  const picture = pictureOfSize(key)
  const original = picture === undefined ? undefined : await find(files, picture)
  return original && { ...original, cacheControl: untilSizeIsThere }
}

/** Undefined when there is no such file. */
async function open(files: IFileModuleService, key: string): Promise<Readable | undefined> {
  try {
    const stream = await files.getDownloadStream(key)
    // A file on disk is opened later.
    await once(stream, 'readable')
    return stream
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** S3 answers AccessDenied where the shop may not list the bucket. */
const missing: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
  'NoSuchKey',
  'NotFound',
  'AccessDenied',
  MedusaError.Types.NOT_FOUND,
  MedusaError.Types.INVALID_DATA,
])

function isMissing(error: unknown): boolean {
  const { code, name, type } = error as { code?: unknown; name?: unknown; type?: unknown }
  return [code, name, type].some((word) => missing.has(word))
}
