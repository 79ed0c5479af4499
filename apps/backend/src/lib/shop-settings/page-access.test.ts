import { expect, it } from 'vitest'

import { opensPage, signPageAccess } from './page-access'

const now = Date.parse('2026-11-28T09:00:00Z')
const access = signPageAccess('secret', 'spage_1', now)
const day = 86_400_000

it('The link to a preview opens its page for a week, and no other', () => {
  expect(opensPage('secret', 'spage_1', access, now + 7 * day)).toBe(true)
  expect(opensPage('secret', 'spage_1', access, now + 7 * day + 1000)).toBe(false)
  expect(opensPage('secret', 'spage_2', access, now)).toBe(false)
  expect(opensPage('another', 'spage_1', access, now)).toBe(false)
})

it.each([undefined, '', 'x', `zzzzzz.${'a'.repeat(43)}`, access.slice(0, -1)])(
  '%j opens nothing',
  (wrong) => {
    expect(opensPage('secret', 'spage_1', wrong, now)).toBe(false)
  },
)
