import { expect, it } from 'vitest'
import { stateUntilKnown } from './use-written-address.ts'

it('shows no code of a state while its name is not known', () => {
  expect(stateUntilKnown('in-ka')).toBe('')
  expect(stateUntilKnown('Karnataka')).toBe('Karnataka')
})
