import type { SentHeaders } from './headers.ts'

/** Forms, blobs, files, search parameters, buffers and their views, streams. */
const platformBody = /(?:Data|Blob|File|Params|Buffer|View|[\dd]Array|Stream)\]$/

/** Whether the platform can send a body as it is, and sets its content type. */
export function isPlatformBody(body: unknown): body is BodyInit {
  return platformBody.test(Object.prototype.toString.call(body))
}

/** Encodes the body as JSON, unless the caller has set another content type. */
export function encodeBody(body: unknown, headers: SentHeaders): BodyInit | null {
  if (body === undefined || body === null) return null
  if (isPlatformBody(body)) return body
  const isJson = typeof body !== 'string' || /json/.test(headers['content-type'] ?? '')
  return isJson ? JSON.stringify(body) : body
}
