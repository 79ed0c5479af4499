import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { onlyFilledIndex } from './only-filled-index'

function backend() {
  const state = { status: 'building', documents: 0, products: 5000 }
  const listIndexes = vi.fn<() => Promise<unknown>>(async () => [{ name: 'product', status: state.status }])
  const parts: Readonly<Record<string, unknown>> = {
    [Modules.SEARCH]: {
      listIndexes,
      search: async () => ({ hits: Array.from({ length: Math.min(state.documents, 1) }) }),
    },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async () => ({ data: Array.from({ length: Math.min(state.products, 1) }) }),
    },
  }
  const request = { scope: { resolve: (name: string) => parts[name] } } as unknown as MedusaRequest
  const guard = onlyFilledIndex()
  const ask = async (): Promise<unknown> => {
    const next = vi.fn<() => void>()
    const answer = { status: 200, retryAfter: '' }
    const response = {
      setHeader: (_: string, value: string) => void (answer.retryAfter = value),
      status: (status: number) => ({ json: () => void (answer.status = status) }),
    } as unknown as MedusaResponse
    await guard(request, response, next)
    return next.mock.calls.length === 1 ? 'asked' : `${answer.status}, again in ${answer.retryAfter} s`
  }
  return { state, ask, listIndexes }
}

it('a search waits until the index holds the whole catalogue', async () => {
  const { state, ask } = backend()
  expect(await ask()).toBe('503, again in 5 s')
  state.documents = 200
  expect(await ask()).toBe('503, again in 5 s')
  // The state after a start without products.
  Object.assign(state, { status: 'ready', documents: 0 })
  expect(await ask()).toBe('503, again in 5 s')
  state.documents = 5000
  expect(await ask()).toBe('asked')
})

it('an index that was complete once is not checked again', async () => {
  const { state, ask, listIndexes } = backend()
  Object.assign(state, { status: 'ready', documents: 5000 })
  await ask()
  state.status = 'building'
  expect(await ask()).toBe('asked')
  expect(listIndexes).toHaveBeenCalledOnce()
})

it('a shop without products has a complete index', async () => {
  const { state, ask } = backend()
  Object.assign(state, { status: 'ready', products: 0 })
  expect(await ask()).toBe('asked')
})
