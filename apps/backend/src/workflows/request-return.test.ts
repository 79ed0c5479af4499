import { asValue } from '@medusajs/framework/awilix'
import { createMedusaContainer, MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { beforeEach, expect, it, vi } from 'vitest'

import { checkPieces } from '../lib/returns/check-return'
import { returnLocation } from '../lib/returns/return-location'
import { requestReturnWorkflow, type ReturnRequest } from './request-return'

const { made } = vi.hoisted(() => ({ made: [] as unknown[] }))

vi.mock('../lib/returns/check-return')
vi.mock('../lib/returns/return-location')
vi.mock('../lib/checkout/lock-request', () => ({ lockTimeout: 0 }))
vi.mock('@medusajs/medusa/core-flows', () => {
  const make = createStep('make-return-in-test', async (input: { readonly order_id: string }) => {
    made.push(input)
    return new StepResponse({ id: 'return_1' })
  })
  return {
    createAndCompleteReturnOrderWorkflow: createWorkflow(
      'return-in-test',
      (input: { readonly order_id: string }) => new WorkflowResponse(make(input)),
    ),
  }
})

const held = new Set<string>()
const container = createMedusaContainer()
container.register(
  Modules.LOCKING,
  asValue({
    acquire: async (key: string) => {
      if (held.has(key)) throw new Error(`Failed to acquire lock for key "${key}"`)
      held.add(key)
    },
    release: async (key: string) => held.delete(key),
  }),
)

const wanted: ReturnRequest = {
  order_id: 'order_1',
  items: [{ id: 'line_1', quantity: 2 }],
  return_shipping: { option_id: 'so_1' },
}
const request = async () => (await requestReturnWorkflow(container).run({ input: wanted })).result

beforeEach(() => {
  held.clear()
  made.length = 0
  vi.mocked(returnLocation).mockResolvedValue(undefined)
})

it('A return goes to where its pieces were sent from, and leaves the order free for the next one', async () => {
  vi.mocked(returnLocation).mockResolvedValue('sloc_1')
  expect(await request()).toEqual({ id: 'return_1' })
  expect(made).toEqual([{ ...wanted, location_id: 'sloc_1' }])
  expect(returnLocation).toHaveBeenCalledWith(expect.anything(), 'order_1', ['line_1'])
  expect([...held]).toEqual([])
})

it('A return without a known location is made as it is asked for', async () => {
  await request()
  expect(made).toEqual([wanted])
})

it('A return of pieces that may not come back is not made, and leaves the order free', async () => {
  vi.mocked(checkPieces).mockRejectedValue(
    new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Too late', 'return_window_over'),
  )
  await expect(request()).rejects.toMatchObject({ type: 'not_allowed', code: 'return_window_over' })
  expect(made).toEqual([])
  expect([...held]).toEqual([])
})

it('Two returns of an order are not made at once: the second is told that nothing was requested', async () => {
  held.add('return:order_1')
  await expect(request()).rejects.toMatchObject({
    type: 'conflict',
    code: 'too_busy',
    message: expect.stringContaining('Nothing was requested') as string,
  })
  expect(made).toEqual([])
  expect([...held]).toEqual(['return:order_1'])
})
