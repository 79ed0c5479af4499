import { expect, test } from 'vitest'
import { Client, CommerceClient, TimeoutError } from '../../src/index.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

/** A client on a manual clock, with a count of the answers whose headers have arrived. */
function patientClient(baseUrl: string) {
  const clock = manualClock()
  const arrived: number[] = []
  const countingFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    arrived.push(response.status)
    return response
  }
  const { store } = new CommerceClient({
    baseUrl,
    clock,
    fetch: countingFetch,
    random: () => 0,
    retry: { attempts: 2 },
  })
  return { store, clock, arrived }
}

test('[F-7] a server that does not answer is asked again, then given up with a typed error', async () => {
  const { baseUrl, requests } = await localServer(() => undefined)
  const { store, clock } = patientClient(baseUrl)
  const failure = commerceFailureOf(store.product.list())
  await expect.poll(() => requests).toHaveLength(1)
  clock.advance(30_000)
  await expect.poll(() => clock.pending).toEqual([500])
  clock.advance(500)
  await expect.poll(() => requests).toHaveLength(2)
  clock.advance(30_000)
  const error = await failure
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({
    kind: 'timeout',
    method: 'GET',
    path: '/store/products',
    timeout: 30_000,
    retryable: true,
  })
  expect(error.message).toBe('GET /store/products was not answered within 30000 ms')
})

test('[F-8] the limit covers the body', async () => {
  const { baseUrl } = await localServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"products":[')
  })
  const { store, clock, arrived } = patientClient(baseUrl)
  const failure = commerceFailureOf(store.product.list())
  await expect.poll(() => arrived).toEqual([200])
  clock.advance(30_000)
  await expect.poll(() => clock.pending).toEqual([500])
  clock.advance(500)
  await expect.poll(() => arrived).toEqual([200, 200])
  clock.advance(30_000)
  expect((await failure).kind).toBe('timeout')
})

test('the limit covers the body of a refusal too, and a write is sent once', async () => {
  const { baseUrl, requests } = await localServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.write('{"message":')
  })
  const { store, clock, arrived } = patientClient(baseUrl)
  const failure = commerceFailureOf(store.cart.create({}))
  await expect.poll(() => arrived).toEqual([400])
  clock.advance(30_000)
  expect((await failure).kind).toBe('timeout')
  expect(requests).toHaveLength(1)
})

test('a slow body is read to its end within the time limit', async () => {
  const { baseUrl } = await localServer((_, response) => {
    const pieces: (string | Uint8Array)[] = ['{"regions":["', Uint8Array.of(0xc3), Uint8Array.of(0xa9), '"]}']
    const drip = (): void => {
      const piece = pieces.shift()
      if (piece === undefined) response.end()
      else response.write(piece, () => setImmediate(drip))
    }
    drip()
  })
  expect(await new Client({ baseUrl, timeout: 5000 }).fetch('/store/regions')).toEqual({ regions: ['é'] })
})

test('each attempt has the whole limit, 30 seconds by default', async () => {
  const clock = manualClock()
  const client = new Client({ baseUrl, clock, random: () => 0, fetch: () => new Promise(() => undefined) })
  const failure = commerceFailureOf(client.fetch('/store/regions', { retry: { attempts: 2 } }))
  await expect.poll(() => clock.pending).toEqual([30_000])
  clock.advance(30_000)
  await expect.poll(() => clock.pending).toEqual([500])
  clock.advance(500)
  await expect.poll(() => clock.pending).toEqual([30_000])
  clock.advance(30_000)
  expect((await failure).kind).toBe('timeout')
})

test.each([
  [0, undefined],
  [false, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [5000, 0],
  [5000, false],
  [5000, 2 ** 31],
] as const)('is off with %j for the client and %j for the call', async (timeout, ofCall) => {
  const clock = manualClock()
  const { fetch } = recordingFetch(() => {
    expect(clock.pending).toEqual([])
    return json({})
  })
  await new Client({ baseUrl, clock, fetch, timeout }).fetch('/store/regions', { timeout: ofCall })
  expect.assertions(1)
})

test('leaves no timer behind', async () => {
  const clock = manualClock()
  await new Client({ baseUrl, clock, fetch: recordingFetch().fetch }).fetch('/store/regions')
  expect(clock.pending).toEqual([])
})
