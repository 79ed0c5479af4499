import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Client, type Config } from '../../src/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { manualClock } from '../support/manual-clock.ts'
import { recordingFetch } from '../support/recording-fetch.ts'

// What JavaScript callers do, and callers whose types are loose.

const baseUrl = 'http://localhost:9000'

test('search parameters are a query', async () => {
  const { calls, fetch } = recordingFetch()
  await new Client({ baseUrl, fetch }).fetch('/x', { query: new URLSearchParams('a=1&a=2&b=c d') })
  expect(calls[0]?.url).toBe(`${baseUrl}/x?a=1&a=2&b=c%20d`)
})

test.each([
  ['of the platform', () => new Blob(['linen']).stream()],
  ['of Node', () => Readable.from([Buffer.from('linen')])],
])('a stream %s is sent as it is', async (_, stream) => {
  let received = ''
  const { baseUrl } = await localServer((request, response) => {
    request.on('data', (part: Buffer) => (received += part.toString()))
    request.on('end', () => response.end('{}'))
  })
  await new Client({ baseUrl }).fetch('/x', { method: 'POST', body: stream() })
  expect(received).toBe('linen')
})

test('a storage that never answers is within the time limit', async () => {
  const { calls, fetch } = recordingFetch()
  const clock = manualClock()
  const never = () => new Promise<string>(() => undefined)
  const storage = { getItem: never, setItem: never, removeItem: never }
  const auth: Config['auth'] = { jwtTokenStorageMethod: 'custom', storage }
  const failed = failureOf(new Client({ baseUrl, fetch, clock, timeout: 300, auth }).fetch('/x'))
  expect(clock.pending).toEqual([300])
  clock.advance(300)
  expect(await failed).toMatchObject({
    kind: 'timeout',
    message: 'The token storage did not answer within 300 ms',
  })
  expect(calls).toEqual([])
})

test('a signal that outlives its calls keeps no listener of them', async () => {
  const { fetch } = recordingFetch(() => new Response('text'))
  const controller = new AbortController()
  let listeners = 0
  const { signal } = controller
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...given: unknown[]) => {
    listeners += 1
    Reflect.apply(add, signal, given)
  }
  signal.removeEventListener = (...given: unknown[]) => {
    listeners -= 1
    Reflect.apply(remove, signal, given)
  }
  const client = new Client({ baseUrl, fetch })
  for (let count = 0; count < 20; count += 1) {
    await client.fetch('/x', { signal, headers: { accept: 'text/plain' } })
  }
  expect(listeners).toBe(0)
})
