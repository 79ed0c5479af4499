import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { beforeEach, expect, it } from 'vitest'

import { fakeShop } from '../../../test/support/fake-shop'
import { freeLocksStep, holdLocksStep } from './hold-locks'

let during: () => void

const duringStep = createStep('during', () => {
  during()
  return new StepResponse(undefined)
})

const lockedWorkflow = createWorkflow(
  'hold-locks-of-test',
  (input: WorkflowData<{ readonly keys: readonly string[]; readonly refusal: string }>) => {
    const lock = holdLocksStep(input)
    duringStep()
    freeLocksStep(lock)
    return new WorkflowResponse(lock)
  },
)

const input = { keys: ['writing:cart_2', 'writing:cart_1'], refusal: 'Others are faster.' }

beforeEach(() => {
  during = () => undefined
})

it('Locks are held from one step to another', async () => {
  const { container, held } = fakeShop({})
  during = () => expect([...held]).toEqual(['writing:cart_1', 'writing:cart_2'])
  await lockedWorkflow(container).run({ input })
  expect(held.size).toBe(0)
})

it('Locks are freed when a later step fails', async () => {
  const { container, held } = fakeShop({})
  during = () => {
    throw new Error('out of stock')
  }
  await expect(lockedWorkflow(container).run({ input })).rejects.toThrow('out of stock')
  expect(held.size).toBe(0)
})

it.each([
  ['by others', new Error('Timed-out acquiring lock.'), { code: 'too_busy', message: 'Others are faster.' }],
  ['while Redis is away', new Error('Command timed out'), { message: 'Command timed out' }],
])('A workflow that gets no locks does nothing: %s', async (_, error, refusal) => {
  const execute = async () => Promise.reject(error)
  const { container } = fakeShop({ services: { [Modules.LOCKING]: { execute } } })
  during = () => expect.unreachable()
  await expect(lockedWorkflow(container).run({ input })).rejects.toMatchObject(refusal)
})

it('What was done while the locks were lost is done', async () => {
  const execute = async (_: unknown, work: () => Promise<void>) => {
    await work()
    throw new Error('Lost the lock')
  }
  const { container, logged } = fakeShop({ services: { [Modules.LOCKING]: { execute } } })
  await lockedWorkflow(container).run({ input })
  expect(logged).toEqual(['The locks writing:cart_2, writing:cart_1 were lost: Lost the lock'])
})
