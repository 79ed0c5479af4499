import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import undoInterruptedCompletions from '../../jobs/undo-interrupted-completions'
import { undoInterruptedCompletion, unfinishedCompletions } from './interrupted-completion'

// Named, because Vitest would give an automatic mock what the file before put in the module's place.
vi.mock('./interrupted-completion', () => ({
  undoInterruptedCompletion: vi.fn<typeof undoInterruptedCompletion>(),
  unfinishedCompletions: vi.fn<typeof unfinishedCompletions>(),
}))

it('A cart that is locked does not keep the job from undoing the others', async () => {
  const completions = ['cart_1', 'cart_2'].map((cartId) => ({ id: `of_${cartId}`, cartId }))
  vi.mocked(unfinishedCompletions).mockResolvedValue(
    completions as unknown as Awaited<ReturnType<typeof unfinishedCompletions>>,
  )
  const error = vi.fn<(message: string, error?: Error) => void>()
  const locking = {
    async execute(keys: readonly string[], work: () => Promise<void>) {
      if (keys.includes('writing:cart_1')) throw new Error('Timed-out acquiring lock.')
      await work()
    },
  }
  const container = { resolve: (name: string) => (name === 'logger' ? { error } : locking) }
  await undoInterruptedCompletions(container as unknown as MedusaContainer)
  expect(vi.mocked(undoInterruptedCompletion).mock.calls.map(([, { cartId }]) => cartId)).toEqual(['cart_2'])
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'The interrupted order of cart cart_1 is not undone',
    expect.any(Error),
  )
})
