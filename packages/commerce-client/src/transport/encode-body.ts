import type { SentHeaders } from './headers.ts'

/** Forms, blobs, files, search parameters, buffers and views of them, streams. */
const platformBody = /(?:Data|Blob|File|Params|Buffer|View|[\dd]Array|Stream)\]$/

/** Whether the platform knows how to send a body, and which content type it has. */
export function isPlatformBody(body: unknown): body is BodyInit {
  return platformBody.test(Object.prototype.toString.call(body))
}

/** Everything else is sent as JSON, unless the caller has said that it is something else. */
export function encodeBody(body: unknown, headers: SentHeaders): BodyInit | null {
  if (body === undefined || body === null) return null
  if (isPlatformBody(body)) return body
  const isJson = typeof body !== 'string' || /json/.test(headers['content-type'] ?? '')
  return isJson ? JSON.stringify(body) : body
}
