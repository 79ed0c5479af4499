import { getEventListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { Client, events, type EventsOptions } from '../../src/index.ts'
import Medusa from '../../src/js-sdk/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { manualClock } from '../support/manual-clock.ts'

const open = (response: ServerResponse, text: string): boolean =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text)

/** The messages of a stream until it ends, or until `count` have arrived. */
async function take(stream: AsyncIterable<{ readonly data?: string }>, count: number): Promise<unknown[]> {
  const taken: unknown[] = []
  for await (const { data } of stream) {
    taken.push(data)
    if (taken.length === count) break
  }
  return taken
}

const quick: EventsOptions = { reconnect: 1 }
const clientOf = (baseUrl: string): Client => new Client({ baseUrl, retry: false })

describe('a stream', () => {
  test('reconnects and resumes after the last message', async () => {
    const { baseUrl, requests } = await localServer((_, response, count) => {
      open(response, `id: ${count}\ndata: ${count}\n\n`)
      if (count === 1) response.end()
      if (count === 2) response.write('data: cut of', () => response.destroy())
    })
    expect(await take(events(clientOf(baseUrl), '/events', quick), 3)).toEqual(['1', '2', '3'])
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2'])
    expect(requests[0]?.headers['accept']).toBe('text/event-stream')
  })

  test('requests each message uncompressed as it comes, not many of them together', async () => {
    const { baseUrl, requests } = await localServer((_, response) => open(response, 'data: a\n\n'))
    expect(await take(events(clientOf(baseUrl), '/events', quick), 1)).toEqual(['a'])
    expect(requests[0]?.headers['x-no-compression']).toBe('true')
  })

  test('waits three seconds, or as long as the server says', async () => {
    const clock = manualClock()
    const { baseUrl, requests } = await localServer((_, response, count) => {
      open(response, count === 1 ? 'data: a\n\n' : 'retry: 250\ndata: b\n\n')
      response.end()
    })
    const all = take(events(clientOf(baseUrl), '/events', { clock }), 3)
    await expect.poll(() => clock.pending).toEqual([3000])
    clock.advance(3000)
    await expect.poll(() => clock.pending).toEqual([250])
    clock.advance(250)
    expect(await all).toEqual(['a', 'b', 'b'])
    expect(requests).toHaveLength(3)
  })

  test('reconnects while the server is down, and gives up when it refuses', async () => {
    const { baseUrl, requests } = await localServer((_, response, count) => {
      if (count === 1) response.destroy()
      else response.writeHead(count < 4 ? 503 : 401).end()
    })
    expect(await failureOf(take(events(clientOf(baseUrl), '/events', quick), 1))).toMatchObject({
      status: 401,
    })
    expect(requests).toHaveLength(4)
  })

  test('resumes after a given message, and over one connection if configured', async () => {
    const { baseUrl, requests } = await localServer((_, response) => {
      open(response, 'data: a\n\n')
      response.end()
    })
    const options = {
      reconnect: false,
      lastEventId: '41',
      headers: { 'x-call': 'one' },
      query: { a: 1 },
    } as const
    expect(await take(events(clientOf(baseUrl), '/events', options), 9)).toEqual(['a'])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      url: '/events?a=1',
      headers: { 'last-event-id': '41', 'x-call': 'one' },
    })
  })

  test('over one connection fails with a typed error when it breaks', async () => {
    const { baseUrl } = await localServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: a\n\n', () => response.destroy())
    })
    const seen = take(events(clientOf(baseUrl), '/events', { reconnect: false }), 9)
    expect(await failureOf(seen)).toMatchObject({
      kind: 'network',
      message: 'The stream lost its connection',
    })
  })

  test('that is quiet for long is not timed out', async () => {
    const clock = manualClock()
    const { baseUrl, requests } = await localServer((_, response) => {
      open(response, ': hello\n\n')
    })
    const stream = events(new Client({ baseUrl, clock, timeout: 1000 }), '/events')
    await stream.next()
    expect(clock.pending).toEqual([])
    expect(requests).toHaveLength(1)
    await stream.return(undefined)
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
  })
})

describe('a stream that goes wrong', () => {
  test('is refused when the answer is a page, instead of being asked for again and again', async () => {
    const { baseUrl, requests } = await localServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in')
    })
    expect(await failureOf(take(events(clientOf(baseUrl), '/events', quick), 1))).toMatchObject({
      kind: 'unreadable',
      message: 'The answer is no event stream',
    })
    expect(requests).toHaveLength(1)
  })

  test('waits 250 milliseconds at least, whatever the server asks for', async () => {
    const clock = manualClock()
    const { baseUrl } = await localServer((_, response) => {
      open(response, 'retry: 0\ndata: a\n\n')
      response.end()
    })
    const stream = events(clientOf(baseUrl), '/events', { clock })
    await stream.next()
    const next = stream.next()
    await expect.poll(() => clock.pending).toEqual([250])
    clock.advance(250)
    await next
    await stream.return()
  })

  test('waits twice as long after each connection that gave nothing, up to half a minute', async () => {
    const clock = manualClock()
    const { baseUrl } = await localServer((_, response, count) => {
      open(response, count === 7 ? 'data: a\n\n' : '')
      response.end()
    })
    const all = take(events(clientOf(baseUrl), '/events', { clock }), 1)
    for (const wait of [3000, 6000, 12_000, 24_000, 30_000, 30_000]) {
      await expect.poll(() => clock.pending).toEqual([wait])
      clock.advance(wait)
    }
    expect(await all).toEqual(['a'])
  })

  test('ends when a message is too long to be one', async () => {
    const { baseUrl, requests } = await localServer((_, response) => {
      open(response, 'data: ')
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(262_144)));
      }
      response.on('drain', pour)
      pour()
    })
    expect(await failureOf(take(events(clientOf(baseUrl), '/events', quick), 1))).toMatchObject({
      kind: 'unreadable',
      message: 'A message of the stream is longer than 5000000 characters',
    })
    expect(requests).toHaveLength(1)
  })

  test('leaves no listener on the caller’s signal, however often it reconnects', async () => {
    const { baseUrl } = await localServer((_, response) => {
      open(response, 'data: a\n\n')
      response.end()
    })
    const { signal } = new AbortController()
    expect(await take(events(clientOf(baseUrl), '/events', { ...quick, signal }), 30)).toHaveLength(30)
    expect(getEventListeners(signal, 'abort').length).toBeLessThan(2)
    const { stream } = await new Medusa({ baseUrl }).client.fetchStream('/events', { signal })
    expect(await take(stream, 9)).toHaveLength(1)
    expect(getEventListeners(signal, 'abort').length).toBeLessThan(2)
  })
})

describe('an import', () => {
  const event = (type: string): string =>
    `event: ${type}\ndata: ${JSON.stringify({ event_type: type, step: { id: '_root.parse' } })}\n\n`

  test('is followed from the call on until it has finished', async () => {
    const { baseUrl, requests } = await localServer((_, response) => {
      open(response, `: hello\n\n${event('onStepSuccess')}${event('onFinish')}${event('onBegin')}`)
    })
    const progress = new Admin(clientOf(baseUrl)).product.followImport('tx/1')
    await expect.poll(() => requests).toHaveLength(1)
    const seen: unknown[] = []
    for await (const { event_type, step } of progress) seen.push([event_type, step?.id])
    expect(seen).toEqual([
      ['onStepSuccess', '_root.parse'],
      ['onFinish', '_root.parse'],
    ])
    expect(requests[0]?.url).toBe('/admin/workflows-executions/import-products-as-chunks/tx%2F1/subscribe')
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
  })

  test('that may not be followed throws where it is iterated, and is no unhandled rejection before', async () => {
    const { baseUrl, requests } = await localServer((_, response) => response.writeHead(403).end())
    const progress = new Admin(clientOf(baseUrl)).product.followImport('tx_1')
    await expect.poll(() => requests).toHaveLength(1)
    expect(await failureOf(progress.next())).toMatchObject({ status: 403 })
  })
})

describe('the caller’s signal ends a stream with its own reason', () => {
  /** A stream of one message, after which the server is silent or ends it. */
  async function streamThat(does: 'stays silent' | 'ends') {
    const controller = new AbortController()
    const clock = manualClock()
    const { baseUrl, requests } = await localServer((_, response) => {
      open(response, 'data: a\n\n')
      if (does === 'ends') response.end()
    })
    const stream = events(clientOf(baseUrl), '/e', { signal: controller.signal, clock })
    return { stream, requests, clock, abort: () => controller.abort('enough') }
  }

  test('before anything was sent', async () => {
    const { stream, requests, abort } = await streamThat('ends')
    abort()
    expect(await failureOf(stream.next())).toBe('enough')
    expect(requests).toEqual([])
  })

  test('while no message arrives', async () => {
    const { stream, requests, abort } = await streamThat('stays silent')
    await stream.next()
    const next = failureOf(stream.next())
    abort()
    expect(await next).toBe('enough')
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
  })

  test('while it waits to reconnect', async () => {
    const { stream, clock, abort } = await streamThat('ends')
    await stream.next()
    const next = failureOf(stream.next())
    await expect.poll(() => clock.pending).toHaveLength(1)
    abort()
    expect(await next).toBe('enough')
    expect(clock.pending).toEqual([])
  })
})

test('the executions of a workflow can be subscribed to', async () => {
  const { baseUrl, requests } = await localServer((_, response) => {
    open(response, 'event: STEP_SUCCESS\ndata: {"workflow_id":"import"}\n\n')
  })
  const { workflowExecution } = new Admin(clientOf(baseUrl))
  expect(await take(workflowExecution.subscribe('im/port'), 1)).toEqual(['{"workflow_id":"import"}'])
  expect(await take(workflowExecution.subscribeToTransaction('import', 'tx_1'), 1)).toHaveLength(1)
  expect(requests.map(({ url }) => url)).toEqual([
    '/admin/workflows-executions/im%2Fport/subscribe',
    '/admin/workflows-executions/import/tx_1/subscribe',
  ])
})
