import { expect, it } from 'vitest'

import { passwordFault } from './password-fault'

const email = 'Asha.Raman@shop.example'
const codeOf = (password: string, emails = [email]) => passwordFault(password, emails)?.code

it.each(['', 'seven77', ' 1234 6', '🧵🧵🧵🧵'])('[F-98] %j is too short', (password) => {
  expect(codeOf(password)).toBe('password_too_short')
})

it.each([
  'password',
  'PASSWORD',
  'Password123',
  '12345678',
  'qwertyuiop',
  'iloveyou1',
  '11111111',
  ' password1 ',
  'ｐａｓｓｗｏｒｄ1',
])('[F-98] %j is too common', (password) => {
  expect(codeOf(password)).toBe('password_too_common')
})

it.each([email, 'asha.raman@shop.example', ' ASHA.RAMAN@SHOP.EXAMPLE ', 'asha.raman', 'Asha.Raman'])(
  '[F-98] %j is the address, or the name in it',
  (password) => {
    expect(codeOf(password)).toBe('password_is_address')
  },
)

it.each([
  'eight-88',
  'a-long-password',
  'linen-and-light-2',
  'asha.raman-and-more',
  ' leading space',
  '🧵🧵🧵🧵🧵🧵🧵🪡',
  'xy'.repeat(64),
  '🧵🪡'.repeat(64),
])('[F-98] %j will do', (password) => {
  expect(passwordFault(password, [email])).toBeUndefined()
})

it.each(['xy'.repeat(64) + 'x', 'x'.repeat(100_000)])(
  '[F-98] a password of more than 128 characters is too long',
  (password) => {
    expect(codeOf(password)).toBe('password_too_long')
  },
)

it.each(['aaaaaaaaaaaa', 'AaAaAaAaAaAa', ' '.repeat(12), '\t\n '.repeat(4), 'z z z z z z z', '🧵'.repeat(8)])(
  '[F-98] %j is one character',
  (password) => {
    expect(codeOf(password)).toBe('password_one_character')
  },
)

it.each([
  'a\u200ba\u200ba\u200ba\u200b',
  `a${'\u0301'.repeat(12)}`,
  'ａaａaａaａa',
  '\u00ada'.repeat(8),
  '\u3164'.repeat(9),
])('[F-98] %j shows one character', (password) => {
  expect(codeOf(password)).toBe('password_one_character')
})

it('[F-98] the vowels of one consonant are many characters', () => {
  expect(passwordFault('किकाकुकेकोकूकैकौ', [email])).toBeUndefined()
})

it('applies its rules without an address, too', () => {
  expect(codeOf('password1', [])).toBe('password_too_common')
  expect(passwordFault('asha.raman', [])).toBeUndefined()
})
