import { expect, it } from 'vitest'

import { signatureFault, signWebhook } from './webhook-signature'

const now = new Date('2026-11-23T12:00:00Z')
const seconds = now.getTime() / 1000
const body = '{"type":"payment.authorized"}'

it('A webhook is accepted for five minutes', () => {
  expect(signatureFault({ body, header: signWebhook(body, seconds) }, now)).toBeUndefined()
  expect(signatureFault({ body, header: signWebhook(body, seconds - 300) }, now)).toBeUndefined()
  expect(signatureFault({ body, header: signWebhook(body, seconds - 301) }, now)).toMatch('too old')
})

it('A webhook whose body or time was changed is refused, and so is one without a signature', () => {
  const header = signWebhook(body, seconds)
  expect(signatureFault({ body: `${body} `, header }, now)).toMatch('is wrong')
  const later = header.replace(`t=${seconds}`, `t=${seconds + 1}`)
  expect(signatureFault({ body, header: later }, now)).toMatch('is wrong')
  for (const none of [undefined, '', 't=1', ['x'], header.slice(0, -1)])
    expect(signatureFault({ body, header: none }, now)).toMatch('no signature')
})
