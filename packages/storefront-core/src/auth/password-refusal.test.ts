import { expect, it } from 'vitest'
import { isPasswordRefusal, passwordMessages, passwordRefusal } from './password-refusal.ts'

it.each([
  ['password_too_short', 'Password must be at least 8 characters'],
  ['password_is_address', 'Password must not be your email address'],
  ['password_too_common', 'Many people use this password. Choose another one'],
])('[F-98] the code %s is the sentence: %s', (code, sentence) => {
  const refusal = passwordRefusal({ code })
  expect(refusal && passwordMessages[refusal]).toBe(sentence)
  expect(isPasswordRefusal(refusal ?? '')).toBe(true)
})

it.each([undefined, '', 'invalid_request_error', 'constructor'])(
  'the code %j is about no password',
  (code) => {
    expect(passwordRefusal(code === undefined ? {} : { code })).toBeUndefined()
  },
)

it('recognises only password refusals', () => {
  expect(isPasswordRefusal('email-taken')).toBe(false)
  expect(isPasswordRefusal('toString')).toBe(false)
})
