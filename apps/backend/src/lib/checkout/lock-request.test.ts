import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { describe, expect, it, vi } from 'vitest'

import { lockRequest } from './lock-request'

/** A request whose locks are held, with the response that Node makes for it. */
async function lockedRequest(patience?: number) {
  const held = new Set<string>()
  const locking = {
    async execute([key = '']: readonly string[], work: () => Promise<void>) {
      held.add(key)
      await work().finally(() => held.delete(key))
    },
  }
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const visitor = new AbortController()
  const { port } = server.address() as AddressInfo
  const answer = fetch(`http://127.0.0.1:${port}`, { signal: visitor.signal })
  answer.catch(() => undefined)
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  const next = vi.fn<() => void>()
  const request = { scope: { resolve: () => locking } } as unknown as MedusaRequest
  const over = lockRequest(request, response as MedusaResponse, next, {
    keys: ['writing:cart'],
    refusal: 'Try again.',
    ...(patience !== undefined && { patience }),
  })
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
  const leave = async (): Promise<void> => {
    const closed = once(response, 'close')
    visitor.abort()
    await closed
  }
  const stop = async (): Promise<void> => {
    await over
    server.closeAllConnections()
    server.close()
  }
  return { held, response, answer, leave, stop }
}

describe('A request that gets no lock', () => {
  async function refused(error: Error) {
    const execute = vi.fn<() => Promise<void>>().mockRejectedValue(error)
    const locking = { execute }
    const request = { scope: { resolve: () => locking } } as unknown as MedusaRequest
    let got: unknown
    const response = {
      setHeader: () => undefined,
      status: (status: number) => ({ json: ({ code }: { code: string }) => (got = [status, code]) }),
    } as unknown as MedusaResponse
    const next = vi.fn<() => void>()
    await lockRequest(request, response, next, { keys: ['writing:cart'], refusal: 'Others are ordering.' })
    expect(next).not.toHaveBeenCalled()
    return got
  }

  it('is told that others are before it', async () => {
    expect(await refused(new Error('Timed-out acquiring lock.'))).toEqual([409, 'too_busy'])
  })

  it('is told that the server is not available, while Redis is away', async () => {
    expect(await refused(new Error('Command timed out'))).toEqual([503, 'unavailable'])
  })
})

describe('The locks of a request are held', () => {
  it('until it is answered', async () => {
    const { held, response, answer, stop } = await lockedRequest()
    expect(held).toContain('writing:cart')
    response.end('{}')
    expect((await answer).status).toBe(200)
    await stop()
    expect(held.size).toBe(0)
  })

  it('until it is answered, also when the visitor has left, because the work goes on', async () => {
    const { held, response, leave, stop } = await lockedRequest()
    await leave()
    await new Promise(setImmediate)
    expect(held).toContain('writing:cart')
    response.end('{}')
    await stop()
    expect(held.size).toBe(0)
  })

  it('for a limited time after the visitor has left, if it is never answered', async () => {
    const { held, leave, stop } = await lockedRequest(5)
    await leave()
    await stop()
    expect(held.size).toBe(0)
  })
})
