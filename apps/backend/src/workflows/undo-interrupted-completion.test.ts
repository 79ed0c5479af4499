import { Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { fakeShop } from '../../test/support/fake-shop'
import undoInterruptedCompletions from '../jobs/undo-interrupted-completions'

/** Of long ago. */
const executions = ['cart_1', 'cart_2'].map((id, index) => ({
  id: `wf_exec_0000000001000000000000000${index}`,
  context: { data: { payload: { id } } },
}))

it('A cart that is locked does not keep the job from undoing the others', async () => {
  const undone: unknown[] = []
  const { container, logged } = fakeShop({
    services: {
      [Modules.LOCKING]: {
        execute: async (keys: readonly string[], work: () => Promise<void>) => {
          if (keys.includes('writing:cart_1')) throw new Error('Timed-out acquiring lock.')
          await work()
        },
        release: async () => Promise.resolve(true),
      },
      [Modules.WORKFLOW_ENGINE]: {
        listWorkflowExecutions: async () => Promise.resolve(executions),
        updateWorkflowExecutions: async (change: object) => Promise.resolve(undone.push(change)),
      },
    },
  })
  await undoInterruptedCompletions(container)
  expect(undone).toEqual([{ selector: { id: executions[1]?.id }, data: { state: 'failed' } }])
  expect(logged).toEqual(['The interrupted order of cart cart_1 is not undone'])
})
