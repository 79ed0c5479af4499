import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { isAllowedType, kindOfFile, tableType } from '../../lib/file-kind'

/** The upload routes of the dashboard: files, and the older route for product imports. */
export const uploadPaths = /^\/admin\/(?:uploads|products\/import)\/?$/i

/** Maximum size of one request with all its files, which Medusa buffers in memory. */
const megabytes = 20

const notAllowed = () =>
  new MedusaError(
    MedusaError.Types.INVALID_DATA,
    'Only pictures (JPEG, PNG, GIF, WebP, AVIF) and tables (CSV, in UTF-8) can be uploaded',
    'file_not_allowed',
  )

/** Checks the size before the body is read. Node reads no more of a body than its Content-Length. */
export function limitUploadSize(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const refuse = (status: 411 | 413, message: string) => {
    // Discards the rest of the body, so that the client can finish sending and read the response.
    request.resume()
    response.status(status).json({ type: 'invalid_data', code: 'file_too_large', message })
  }
  if (encoding !== undefined) return refuse(411, 'The length of an upload must be told')
  if (Number(length ?? 0) > megabytes * 1024 * 1024)
    return refuse(413, `An upload must not be larger than ${megabytes} MB`)
  next()
}

interface UploadedFile {
  originalname: string
  mimetype: string
  readonly buffer: Buffer
}

/** Runs after Medusa has parsed the files and before it stores them. */
export async function checkUploads(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { files = [] } = request as { readonly files?: readonly UploadedFile[] }
  for (const file of files) await nameByContent(file)
  next()
}

/** Product imports accept CSV only. */
export async function checkImport(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { file } = request as { readonly file?: UploadedFile }
  if (file !== undefined) await nameByContent(file)
  if (file !== undefined && file.mimetype !== tableType) throw notAllowed()
  next()
}

async function nameByContent(file: UploadedFile): Promise<void> {
  const kind = await kindOfFile(file.originalname, file.buffer)
  if (kind === undefined) throw notAllowed()
  file.originalname = kind.name
  file.mimetype = kind.mimeType
}

/** With presigned URLs the file goes directly to the storage, so only the announced type can be checked. */
export function checkAnnouncedUpload(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { mime_type: type } = (request.body ?? {}) as { readonly mime_type?: unknown }
  next(typeof type === 'string' && !isAllowedType(type) ? notAllowed() : undefined)
}
