import { describe, expect, it } from 'vitest'

import { deviceDays, knownDevice, rememberDevice } from './known-device'

const secret = 'the secret of the server'
const now = 1_800_000_000_000
const day = 86_400_000
const asha = 'asha@shop.example'
const ravi = 'ravi@shop.example'

describe('A browser', () => {
  const cookie = rememberDevice(secret, undefined, asha, now)

  it('is known for the account that it has signed in to, until the last day', () => {
    expect(knownDevice(secret, cookie, asha, now)).toMatch(/^[\w-]{22}$/)
    expect(knownDevice(secret, cookie, asha, now + deviceDays * day)).toBeDefined()
    expect(knownDevice(secret, cookie, asha, now + deviceDays * day + 1_000)).toBeUndefined()
  })

  it('is not known for another account, nor under another secret', () => {
    expect(knownDevice(secret, cookie, ravi, now)).toBeUndefined()
    expect(knownDevice('another', cookie, asha, now)).toBeUndefined()
  })

  it('keeps its id at the next sign-in, and another one has another', () => {
    const later = rememberDevice(secret, cookie, asha, now + day)
    expect(knownDevice(secret, later, asha, now)).toBe(knownDevice(secret, cookie, asha, now))
    expect(knownDevice(secret, later, asha, now + deviceDays * day + day)).toBeDefined()
    const other = rememberDevice(secret, undefined, asha, now)
    expect(knownDevice(secret, other, asha, now)).not.toBe(knownDevice(secret, cookie, asha, now))
  })

  it('is known for five accounts, the latest ones', () => {
    const emails = Array.from({ length: 7 }, (_, index) => `person-${index}@shop.example`)
    const all = emails.reduce<string | undefined>(
      (kept, email) => rememberDevice(secret, kept, email, now),
      undefined,
    )
    const known = emails.filter((email) => knownDevice(secret, all, email, now) !== undefined)
    expect(known).toEqual(emails.slice(2))
    expect(encodeURIComponent(all ?? '')).toBe(all)
    expect(all?.length).toBeLessThan(500)
  })

  it('cannot extend what it was given', () => {
    const [device, , signature] = cookie.split('.')
    const end = Math.floor((now + 9_000 * day) / 1_000).toString(36)
    expect(knownDevice(secret, `${device}.${end}.${signature}`, asha, now)).toBeUndefined()
  })

  it.each([
    undefined,
    '',
    '~',
    '..',
    cookie.slice(1),
    `${cookie}x`,
    'ä'.repeat(22),
    `~${'~'.repeat(50)}${cookie}`,
  ])('is not known by %j', (wrong) => {
    expect(knownDevice(secret, wrong, asha, now)).toBeUndefined()
    expect(rememberDevice(secret, wrong, asha, now)).not.toContain('ä')
  })
})
