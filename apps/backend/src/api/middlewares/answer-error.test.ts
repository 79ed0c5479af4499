import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { answerError } from './answer-error'

async function answerTo(error: unknown) {
  const logged = vi.fn<(message: unknown, cause?: unknown) => void>()
  const scope = { resolve: () => ({ error: logged, warn: logged, info: () => undefined }) }
  const request = { method: 'POST', path: '/auth/customer/emailpass/register', scope }
  let got: { status: number; body: unknown } | undefined
  const response = {
    headersSent: false,
    setHeader: () => undefined,
    status: (status: number) => ({ json: (body: unknown) => (got = { status, body }) }),
  }
  await answerError(
    error,
    request as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    () => undefined,
  )
  return { ...got, logged }
}

const unknown = { code: 'unknown_error', type: 'unknown_error', message: 'An unknown error occurred.' }

it('a fault of the database is answered without its words, which the log has', async () => {
  const words =
    'insert into "provider_identity" ("id") values (\'c2NyeXB0\') - index row requires 12032 bytes'
  for (const type of [
    MedusaError.Types.UNAUTHORIZED,
    MedusaError.Types.DB_ERROR,
    MedusaError.Types.INVALID_DATA,
  ]) {
    const { status, body, logged } = await answerTo(new MedusaError(type, words))
    expect([status, body]).toEqual([500, unknown])
    expect(String(logged.mock.calls[0]?.[1])).toContain(words)
  }
})

it('a value that the database cannot read is the fault of the request, and its words are in the log', async () => {
  const words = 'select "id" from "order" - invalid input value for enum order_status_enum: "x"'
  const { status, body, logged } = await answerTo(new Error(words))
  expect([status, body]).toMatchObject([400, { code: 'unreadable_value', type: 'invalid_data' }])
  expect(JSON.stringify(body)).not.toContain('order_status')
  expect(String(logged.mock.calls[0]?.[0])).toContain(words)
})

it('Redis that is away is answered as such', async () => {
  expect(await answerTo(new Error('Command timed out'))).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
})

it('a lock that another request holds is answered with what was not done', async () => {
  const busy = new MedusaError(MedusaError.Types.CONFLICT, 'Nothing was merged; try again.', 'too_busy')
  expect(await answerTo(busy)).toMatchObject({
    status: 409,
    body: { code: 'too_busy', type: 'conflict', message: 'Nothing was merged; try again.' },
  })
})

it('any other error is Medusa’s to answer', async () => {
  expect(await answerTo(new MedusaError(MedusaError.Types.NOT_FOUND, 'No cart', 'gone'))).toMatchObject({
    status: 404,
    body: { code: 'gone', type: 'not_found', message: 'No cart' },
  })
  expect(await answerTo(new TypeError('x is undefined'))).toMatchObject({ status: 500, body: unknown })
})
