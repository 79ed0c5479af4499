import { expect, it } from 'vitest'

import { readLeave, signLeave } from './leave-token'

const token = signLeave('secret', 'nsub_01ABC')

it('The link of a letter names its own subscriber', () => {
  expect(readLeave('secret', token)).toBe('nsub_01ABC')
})

it.each([
  ['of another secret', signLeave('another', 'nsub_01ABC')],
  ['with another id', token.replace('01ABC', '01ABD')],
  ['without a signature', 'nsub_01ABC'],
  ['of no subscriber', signLeave('secret', 'cus_01ABC')],
  ['that is empty', ''],
])('A link %s names no subscriber', (_, wrong) => {
  expect(readLeave('secret', wrong)).toBeUndefined()
})
