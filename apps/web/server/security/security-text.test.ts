// @vitest-environment node
import { expect, it } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { shownSettings } from '../../src/config/shown-settings.ts'
import { reportContact, securityText } from './security-text.ts'

const origin = 'https://shop.example'
const noon = Date.parse('2026-11-27T12:34:56Z')

it('names the shop’s own address, for half a year', () => {
  const usual = reportContact(shownSettings(undefined, { socialLinks: [] }), origin)
  expect(securityText(origin, usual, noon)).toBe(
    [
      `Contact: ${contact.email.href}`,
      'Expires: 2027-05-26T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('names the address of the settings, or the contact page where they have none', () => {
  const contactWith = (contact: object) =>
    reportContact({ ...shownSettings(undefined, { socialLinks: [] }), contact }, origin)
  expect(contactWith({ email: 'hello@kiesel.example' })).toBe('mailto:hello@kiesel.example')
  expect(contactWith({ phone: '+49 1' })).toBe('https://shop.example/contact')
})

it('names the place that the merchant has chosen', () => {
  expect(securityText(origin, 'https://shop.example/report')).toMatch(
    /^Contact: https:\/\/shop.example\/report$/m,
  )
})
