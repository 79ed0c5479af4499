import { expect, it, vi } from 'vitest'

import { localTime, momentOf } from './local-time'

it('A moment is shown in the time zone of the owner', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
  expect(localTime('2026-11-28T04:00:00.000Z')).toBe('2026-11-28T09:30')
})

it('What was entered is the same moment when it is shown again', () => {
  const moment = momentOf('2026-11-28T09:30')
  expect(moment).toMatch(/Z$/)
  expect(localTime(moment ?? '')).toBe('2026-11-28T09:30')
})

it('An empty field is no moment', () => {
  expect(momentOf('')).toBeNull()
  expect(localTime('soon')).toBe('')
})
