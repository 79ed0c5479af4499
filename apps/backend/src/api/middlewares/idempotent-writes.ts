import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { lockRequest } from '../../lib/checkout/lock-request'
import type { Session } from '../../lib/sessions/session'
import { answerAfter } from './answer-after'

/** How long an answer is remembered, in seconds. Longer than any client tries again. */
const remembered = 600
/** Larger answers are not remembered, in bytes of the compressed JSON. No answer of the store is near. */
const largest = 256_000

/** An answer as the cache keeps it. A cart of 200 lines is 300 kB of JSON, and 20 kB compressed. */
interface Remembered {
  /** The hash of the body that was sent. */
  readonly sent: string
  readonly status: number
  readonly answer: string
}

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/**
 * A write with the header `Idempotency-Key` is carried out once: the same request with the same key gets the first answer again for
 * ten minutes, and waits while the first one is being carried out. Browsers repeat a write by themselves when a kept connection ends
 * without an answer, and clients do after a lost one. A refusal has changed nothing and is not remembered.
 *
 * Use it after ended sessions are dropped: the key is that of one session and one route.
 */
export async function idempotentWrites(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const key = request.get('Idempotency-Key')
  if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return next()
  if (key.length > 255) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Idempotency-Key is too long')
  const name = `idempotent-write:${nameOf(request, key)}`
  const sent = hash(JSON.stringify(request.body ?? null))
  const cache = request.scope.resolve(Modules.CACHE)

  async function carryOutOnce(): Promise<void> {
    const first = await cache.get<Remembered>(name)
    if (first !== null) return repeat(first)
    answerAfter(response, next, async (body) => {
      const answer = await compress(JSON.stringify(body ?? null))
      const kept: Remembered = { sent, status: response.statusCode, answer: answer.toString('base64') }
      // What was done is answered, also while it cannot be remembered.
      if (answer.length <= largest) await cache.set(name, kept, remembered).catch(() => undefined)
      return body
    })
    next()
  }

  async function repeat(first: Remembered): Promise<void> {
    if (first.sent !== sent)
      throw new MedusaError(
        MedusaError.Types.CONFLICT,
        'Another request was sent with this Idempotency-Key. Use a new key for each write.',
      )
    const answer = await decompress(Buffer.from(first.answer, 'base64'))
    response.setHeader('Idempotent-Replayed', 'true')
    response.status(first.status).json(JSON.parse(answer.toString()))
  }

  return lockRequest(request, response, () => void carryOutOnce().then(undefined, next), {
    keys: [name],
    refusal: 'The same request is being carried out. Try again to get its answer.',
  })
}

/** Two visitors with the same key have different names. */
function nameOf(request: MedusaRequest, key: string): string {
  const { auth_context: signedIn } = (request.session ?? {}) as { readonly auth_context?: Session }
  return hash(
    JSON.stringify([
      key,
      request.method,
      request.originalUrl,
      request.headers.authorization,
      signedIn?.auth_identity_id,
    ]),
  )
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
