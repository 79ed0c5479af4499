import { expect, it } from 'vitest'

import { isDue } from './unsettled-sessions'

it('A provider is asked about an unpaid session after 10, 20, 40, … minutes, once each', () => {
  const every = 5
  // Of a session that is two minutes old at the first run.
  const ages = Array.from({ length: 600 }, (_, run) => 2 + run * every)
  expect(ages.filter((age) => isDue(age, every))).toEqual([12, 22, 42, 82, 162, 322, 642, 1282, 2562])
})
