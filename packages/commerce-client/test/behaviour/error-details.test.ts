import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { Client, errorDetails, FetchError, type Config } from '../../src/index.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const body = {
  type: 'invalid_data',
  code: 'bad',
  message: 'No',
  errors: [{ path: 'email' }],
  note: 'private-1',
}

async function failure(answer: () => Response, config: Partial<Config> = {}): Promise<FetchError> {
  const client = new Client({ baseUrl, retry: false, ...config, fetch: recordingFetch(answer).fetch })
  const error = await commerceFailureOf(client.fetch('/x'))
  expect(error).toBeInstanceOf(FetchError)
  return error as FetchError
}

test('with errorDetails an error keeps body, headers and errors, where nothing shows them', async () => {
  const error = await failure(() => json(body, { status: 400, headers: { 'x-trace': 't1' } }), {
    errorDetails,
  })
  expect(error.body).toEqual(body)
  expect(error.headers?.get('x-trace')).toBe('t1')
  expect(error.errors).toEqual([{ path: 'email' }])
  expect(`${JSON.stringify(error)} ${inspect(error)} ${error.stack}`).not.toMatch(/private-1|x-trace/)
  expect(Object.keys(error)).not.toContain('body')
})

test('with errorDetails a page has no body and no errors', async () => {
  const error = await failure(() => new Response('<p>', { status: 502 }), { errorDetails })
  expect([error.body, error.errors, error.headers instanceof Headers]).toEqual([undefined, undefined, true])
})

test('without it, it has none of them', async () => {
  const error = await failure(() => json(body, { status: 400 }))
  expect([error.body, error.headers, error.errors]).toEqual([undefined, undefined, undefined])
})

test('an error body of half a megabyte keeps type and code', async () => {
  const error = await failure(() => json({ ...body, rows: 'x'.repeat(500_000) }, { status: 400 }))
  expect(error).toMatchObject({ type: 'invalid_data', code: 'bad', message: 'No' })
})

test('a long message is not cut', async () => {
  const message = Array.from({ length: 15 }, (_, index) => `Unknown Column Number ${index}`).join(', ')
  expect((await failure(() => json({ message }, { status: 400 }))).message).toBe(message)
})

test('what the request sent in confidence is in no part of it', async () => {
  const { fetch } = recordingFetch(() => json({ ...body, errors: [{ value: 'linen-1' }] }, { status: 400 }))
  const client = new Client({ baseUrl, errorDetails, fetch })
  const call = client.fetch('/x', { method: 'POST', body: { password: 'linen-1' } })
  const error = (await commerceFailureOf(call)) as FetchError
  expect(error.errors).toEqual([{ value: '[redacted]' }])
  expect(JSON.stringify(error.body)).not.toContain('linen-1')
})
