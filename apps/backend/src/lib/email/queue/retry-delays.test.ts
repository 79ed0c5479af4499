import { expect, it } from 'vitest'

import { retryDelays } from './retry-delays'

it('The delays between attempts are minutes, and have a default', () => {
  expect(retryDelays({})).toEqual([1, 5, 30, 120, 480])
  expect(retryDelays({ MAIL_RETRY_MINUTES: '0.5,10' })).toEqual([0.5, 10])
})

it.each(['soon', '1,,5', '0', '-1', '1;5'])('"%s" is refused', (text) => {
  expect(() => retryDelays({ MAIL_RETRY_MINUTES: text })).toThrow('MAIL_RETRY_MINUTES')
})
