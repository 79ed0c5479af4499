import { FetchError } from '../errors/fetch-error.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import { about, title, type Outgoing } from './request.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import { parseRetryAfter } from './retry-after.ts'
import { secretsOf } from './redact.ts'
import { serverMessage, textField } from './server-message.ts'

/** More than any error message needs; the rest of a proxy's page is not read. */
const errorBodyLimit = 64 * 1024

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
export async function readRefusal(response: Response, request: Outgoing, now: number): Promise<FetchError> {
  const body = await readBody(response, errorBodyLimit)
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined)
  return new FetchError(
    serverMessage(body, response, secretsOf(request)),
    response.statusText,
    response.status,
    {
      ...detailsOf(response, request),
      type: textField(body, 'type'),
      code: textField(body, 'code'),
      retryAfter: parseRetryAfter(response.headers.get('retry-after'), now),
    },
  )
}

const detailsOf = (response: Response, request: Outgoing) => ({
  ...about(request),
  status: response.status,
  statusText: response.statusText,
  requestId: response.headers.get('x-request-id') ?? undefined,
})
