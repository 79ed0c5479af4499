import { EventEmitter } from 'node:events'

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { describe, expect, it, vi } from 'vitest'

import { lockRequest } from './lock-request'

class Response extends EventEmitter {
  closed = false

  end(): this {
    this.leave()
    return this
  }

  /** The connection has ended. */
  leave(): void {
    this.closed = true
    this.emit('close')
  }
}

function lockedRequest(patience?: number) {
  const held = new Set<string>()
  const locking = {
    async execute([key = '']: readonly string[], work: () => Promise<void>) {
      held.add(key)
      await work().finally(() => held.delete(key))
    },
  }
  const response = new Response()
  const next = vi.fn<() => void>()
  const request = { scope: { resolve: () => locking } } as unknown as MedusaRequest
  const over = lockRequest(request, response as unknown as MedusaResponse, next, {
    keys: ['writing:cart'],
    refusal: 'Try again.',
    ...(patience !== undefined && { patience }),
  })
  return { held, response, next, over }
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
    const { held, response, next, over } = lockedRequest()
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
    expect(held).toContain('writing:cart')
    response.end()
    await over
    expect(held.size).toBe(0)
  })

  it('until it is answered, also when the visitor has left, because the work goes on', async () => {
    const { held, response, next, over } = lockedRequest()
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
    response.leave()
    await new Promise(setImmediate)
    expect(held).toContain('writing:cart')
    response.end()
    await over
    expect(held.size).toBe(0)
  })

  it('for a limited time after the visitor has left, if it is never answered', async () => {
    const { held, response, next, over } = lockedRequest(5)
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
    response.leave()
    await over
    expect(held.size).toBe(0)
  })
})
