import { describe, expect, it } from 'vitest'

import { emailAddress, isEmailAddress } from './email-address'

const read = (typed: unknown) => emailAddress.safeParse(typed).data

describe('An address', () => {
  it.each([
    'asha@shop.example',
    'Asha.Raman+news@mail.shop.example',
    "o'neil_2@shop-2.example",
    `${'a'.repeat(64)}@shop.example`,
  ])('is %j', (typed) => {
    expect(read(typed)).toBe(typed)
    expect(isEmailAddress(typed)).toBe(true)
  })

  it('may have white space around it, which is removed', () => {
    expect(read(' asha@shop.example\r\n')).toBe('asha@shop.example')
    expect(isEmailAddress(' asha@shop.example')).toBe(false)
    expect(isEmailAddress('asha@shop.example\n')).toBe(false)
  })

  it.each([
    '',
    'asha',
    'asha@localhost',
    '@shop.example',
    'asha@',
    'asha@@shop.example',
    'a@shop.example,b@shop.example',
    'a@shop.example;b@shop.example',
    'a@shop.example b@shop.example',
    'a@shop.example\r\nBcc: b@shop.example',
    'a@shop.example\nb@shop.example',
    'a\0@shop.example',
    'a\t@shop.example',
    'a@shop.example\u2028b@shop.example',
    '"Buy at evil.test" <a@shop.example>',
    'Asha <a@shop.example>',
    '<a@shop.example>',
    '"a b"@shop.example',
    'a(comment)@shop.example',
    'group: a@shop.example;',
    'a@[127.0.0.1]',
    'a@shop.example.',
    '.a@shop.example',
    'a..b@shop.example',
    'mailto:a@shop.example',
    `${'a'.repeat(65)}@shop.example`,
    `a@${'b'.repeat(250)}.example`,
    `${'a@shop.example,'.repeat(600)}z@shop.example`,
  ])('is not %j', (typed) => {
    expect(read(typed)).toBeUndefined()
    expect(isEmailAddress(typed)).toBe(false)
  })

  it.each([undefined, null, 1, true, {}, ['a@shop.example'], { email: 'a@shop.example' }])(
    'is not %j, which is no text',
    (typed) => {
      expect(read(typed)).toBeUndefined()
    },
  )
})
