import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { localTime, momentOf } from './local-time'

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(() => void vi.unstubAllEnvs())

it('A moment is entered and shown in the time zone of the owner', () => {
  expect(localTime('2026-11-28T04:00:00.000Z')).toBe('2026-11-28T09:30')
  expect(momentOf('2026-11-28T09:30')).toBe('2026-11-28T04:00:00.000Z')
})

it('An empty field is no moment', () => {
  expect(momentOf('')).toBeNull()
  expect(localTime('soon')).toBe('')
})
