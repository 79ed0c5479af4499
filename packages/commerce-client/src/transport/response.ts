import { FetchError } from '../errors/fetch-error.ts'
import type { ErrorDetails } from '../extras/error-details.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import { redactor } from './redact.ts'
import { about, title, type Outgoing } from './request.ts'
import { parseRetryAfter } from './retry.ts'

/** More than the body of any refusal of Medusa; the rest of a proxy's page is not read. */
const errorBodyLimit = 1_000_000

/** Statuses without a body. */
const withoutBody = new Set([204, 205])

/** The data of a JSON answer; undefined for an empty answer to a DELETE or with status 204 or 205. */
export async function readJson(response: Response, request: Outgoing, limit: number): Promise<unknown> {
  if (request.method === 'HEAD') return undefined
  let what = `is larger than ${limit} bytes`
  try {
    const text = await readBody(response, limit)
    what = text.trim() === '' ? 'is empty' : 'is not JSON'
    const mayBeEmpty = request.method === 'DELETE' || withoutBody.has(response.status)
    return mayBeEmpty && what === 'is empty' ? undefined : JSON.parse(text)
  } catch (error) {
    if (!(error instanceof BodyTooLarge || error instanceof SyntaxError)) throw error
    throw new UnreadableError(`The answer to ${title(request)} ${what}`, detailsOf(response, request))
  }
}

/** The error for an answer outside 200 to 299. */
export async function readRefusal(
  response: Response,
  request: Outgoing,
  now: number,
  details?: ErrorDetails,
): Promise<FetchError> {
  const safe = redactor(request)
  const body = await readBody(response, errorBodyLimit)
    .then((text): unknown =>
      // A code of several words quotes nothing: with the password "password", `password_too_common` stays.
      JSON.parse(text, (name, value: unknown) =>
        typeof value === 'string' && !(name === 'code' && /^[a-z]+_[a-z_]+$/.test(value))
          ? safe(value)
          : value,
      ),
    )
    .catch(() => undefined)
  const error = new FetchError(serverMessage(body, response), response.statusText, response.status, {
    ...detailsOf(response, request),
    type: textField(body, 'type'),
    code: textField(body, 'code'),
    retryAfter: parseRetryAfter(response.headers.get('retry-after'), now),
  })
  details?.(error, body, response)
  return error
}

const detailsOf = (response: Response, request: Outgoing) => ({
  ...about(request),
  status: response.status,
  statusText: response.statusText,
  requestId: response.headers.get('x-request-id') ?? undefined,
})

/** Thrown for a body above the limit; never leaves the transport. */
class BodyTooLarge extends Error {}

/**
 * Reads a body as text, at most `limit` bytes of it. The rest is not downloaded. On platforms without body streams
 * (React Native) the limit is checked after the download.
 */
async function readBody(response: Response, limit: number): Promise<string> {
  const { body, headers, type } = response
  const length = headers.get('content-length')
  if (Number(length) > limit) throw leave(body)
  // If the content length is that of the text, the text is read at once. The content length of a compressed body says
  // nothing about the text, and across origins a browser hides whether a body is compressed.
  if (!body || (length && type !== 'cors' && !headers.has('content-encoding'))) {
    const whole = await response.text()
    if (whole.length > limit) throw new BodyTooLarge()
    return whole
  }
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) throw leave(reader)
    text += decoder.decode(value, { stream: true })
  }
}

/** Stops a download. Not awaited: one half of a cloned body is cancelled only when the other one is. */
function leave(body: { cancel(): Promise<void> } | null): BodyTooLarge {
  body?.cancel().catch(() => undefined)
  return new BodyTooLarge()
}

/** Enough for every message of Medusa: that of an import names each column it does not know. */
const longestMessage = 10_000

/** The message of a refusal: the server's own if it is text, else the status text. Never a page of HTML. */
export function serverMessage(body: unknown, response: Response): string {
  const given = textField(body, 'message')?.trim()
  const message = given && !given.startsWith('<') ? given : response.statusText || `HTTP ${response.status}`
  return message.length > longestMessage ? `${message.slice(0, longestMessage - 1)}…` : message
}

/** A field of an unknown value, if it is text. */
export function textField(body: unknown, name: string): string | undefined {
  const value: unknown = Reflect.get(Object(body), name)
  return typeof value === 'string' ? value : undefined
}
