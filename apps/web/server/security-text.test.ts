// @vitest-environment node
import { expect, it } from 'vitest'
import { contact } from '../src/content/contact.ts'
import { securityText } from './security-text.ts'

const origin = 'https://shop.example'
const noon = Date.parse('2026-11-27T12:34:56Z')

it('names the shop’s own address, for half a year', () => {
  expect(securityText(origin, undefined, noon)).toBe(
    [
      `Contact: ${contact.email.href}`,
      'Expires: 2027-05-26T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('names the place that the merchant has chosen', () => {
  expect(securityText(origin, 'https://shop.example/report')).toMatch(
    /^Contact: https:\/\/shop.example\/report$/m,
  )
})
