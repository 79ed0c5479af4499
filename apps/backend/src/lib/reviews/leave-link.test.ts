import { expect, it } from 'vitest'

import { readLeaveRequests, signLeaveRequests } from './leave-link'

it('the link of a request for reviews is of one customer, and of this server', () => {
  const token = signLeaveRequests('secret', 'cus_01ABC')
  expect(readLeaveRequests('secret', token)).toBe('cus_01ABC')
  const [, signed = ''] = token.split('.')
  for (const wrong of [signLeaveRequests('another', 'cus_01ABC'), `cus_02.${signed}`, 'cus_01ABC', ''])
    expect(readLeaveRequests('secret', wrong)).toBeUndefined()
})
