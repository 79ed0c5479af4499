import { expect, test } from 'vitest'
import { CommerceClient, isConflict, withResponse, type RequestOptions } from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

test('an answer comes with its status and headers', async () => {
  const { fetch } = recordingFetch(() =>
    json({ regions: [] }, { status: 203, headers: { 'x-cache': 'hit' } }),
  )
  const { store } = new CommerceClient({ baseUrl, fetch })
  const { data, status, headers } = await withResponse((options) => store.region.list({}, {}, options))
  expect([data, status, headers.get('x-cache')]).toEqual([{ regions: [] }, 203, 'hit'])
})

test('a call that fails, fails; one that drops the options is refused', async () => {
  const { fetch } = recordingFetch(() => json({}, { status: 404 }))
  const { store } = new CommerceClient({ baseUrl, fetch, retry: false })
  const call = (options: RequestOptions) => store.region.list({}, {}, options)
  expect(await commerceFailureOf(withResponse(call))).toMatchObject({ status: 404 })
  expect(await failureOf(withResponse(async () => 1))).toBeInstanceOf(TypeError)
})

const conflict = {
  type: 'conflict',
  code: 'invalid_state_error',
  message:
    'The request conflicted with another request. You may retry the request with the provided Idempotency-Key.',
}

test.each([
  ['once, as every write', {}, 1],
  ['again with `when`', { retry: { attempts: 3, delay: 1, when: isConflict } }, 3],
  ['once with retries alone', { retry: true }, 1],
])('a conflict is sent %s', async (_, options, times) => {
  const { calls, fetch } = recordingFetch(() => json(conflict, { status: 409 }))
  const { store } = new CommerceClient({ baseUrl, fetch })
  expect(await commerceFailureOf(store.cart.complete('cart_1', {}, {}, options))).toMatchObject({
    status: 409,
  })
  expect(calls).toHaveLength(times)
})

test('another 409 is no such conflict', async () => {
  const { calls, fetch } = recordingFetch(() => json({ message: 'exists' }, { status: 409 }))
  const { client } = new CommerceClient({ baseUrl, fetch })
  await commerceFailureOf(client.fetch('/x', { method: 'POST', retry: { delay: 1, when: isConflict } }))
  expect(calls).toHaveLength(1)
})
