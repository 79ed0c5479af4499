import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { postPurge } from './post-purge'
import { everything } from './purge-scope'

let server: Server
let url: string
let received: IncomingMessage[]
/** One status for each request; after the last one, 204. */
let statuses: number[]

beforeEach(async () => {
  received = []
  statuses = []
  server = createServer((request, response) => {
    received.push(request)
    response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const call = { token: 'secret', scope: everything, pauses: [1, 1], signal: new AbortController().signal }

describe('A purge', () => {
  it('is a POST with the token', async () => {
    expect(await postPurge({ url, ...call })).toEqual({ kind: 'dropped' })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ method: 'POST', url: '/purge' })
    expect(received[0]?.headers.authorization).toBe('Bearer secret')
  })

  it('is repeated twice when it fails', async () => {
    statuses = [500, 503]
    expect(await postPurge({ url, ...call })).toEqual({ kind: 'dropped' })
    expect(received).toHaveLength(3)
  })

  it('ends with the reason of the last failure, without the token', async () => {
    statuses = [500, 500, 401]
    expect(await postPurge({ url, ...call })).toEqual({ kind: 'failed', reason: 'the answer was 401' })
    expect(received).toHaveLength(3)
  })

  it('does not follow a redirect with its token', async () => {
    statuses = [307]
    const outcome = await postPurge({ url, ...call, pauses: [] })
    expect(outcome.kind).toBe('failed')
    expect(received).toHaveLength(1)
  })

  it('fails with the cause when the server cannot be reached', async () => {
    await new Promise((resolve) => void server.close(resolve))
    const outcome = await postPurge({ url, ...call })
    expect(outcome).toEqual({ kind: 'failed', reason: expect.stringContaining('ECONNREFUSED') as string })
  })

  it('takes at most five seconds for an attempt', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')))
    const outcome = await postPurge({ url, ...call, pauses: [] })
    expect(outcome).toEqual({ kind: 'failed', reason: 'too late' })
    expect(limit).toHaveBeenCalledExactlyOnceWith(5000)
  })

  it('is not repeated after the end of the process has begun', async () => {
    statuses = [500]
    const ending = new AbortController()
    const outcome = postPurge({ url, ...call, pauses: [60_000], signal: ending.signal })
    await vi.waitFor(() => expect(received).toHaveLength(1))
    ending.abort()
    expect((await outcome).kind).toBe('failed')
    expect(received).toHaveLength(1)
  })
})
