import type { SentHeaders } from './headers.ts'

const platformBodies = new Set([
  'FormData',
  'Blob',
  'File',
  'URLSearchParams',
  'ArrayBuffer',
  'ReadableStream',
])

/** Whether the platform knows how to send a body, and which content type it has. */
export function isPlatformBody(body: unknown): body is BodyInit {
  return ArrayBuffer.isView(body) || platformBodies.has(Object.prototype.toString.call(body).slice(8, -1))
}

/** Everything else is sent as JSON, unless the caller has said that it is something else. */
export function encodeBody(body: unknown, headers: SentHeaders): BodyInit | undefined {
  if (body === undefined || body === null) return undefined
  if (isPlatformBody(body)) return body
  const isJson = headers['content-type']?.includes('application/json') ?? false
  return isJson || typeof body !== 'string' ? JSON.stringify(body) : body
}
