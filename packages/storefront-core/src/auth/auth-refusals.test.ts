import { describe, expect, it } from 'vitest'
import type { Failure } from '../failure/failure.ts'
import {
  registerRefusal,
  signInRefusal,
  registerMessage,
  resetMessage,
  isPasswordRefusal,
  passwordMessages,
  passwordRefusal,
} from './auth-refusals.ts'
import { signInMessage, signInMessages } from './sign-in-messages.ts'

const answer = (status?: number, message?: string): Failure => ({
  kind: 'rejected',
  retryable: false,
  ...(status === undefined ? {} : { status }),
  ...(message === undefined ? {} : { message }),
})

const noSignIn = (failure: Failure) => ({ ok: false, reason: signInRefusal(failure), failure }) as const
const noAccount = (failure: Failure) => ({ ok: false, reason: registerRefusal(failure), failure }) as const

describe('The message for a failed sign-in', () => {
  it.each([
    [401, 'Invalid email or password. Please try again.'],
    [400, 'Please provide both email and password.'],
    [404, 'Account not found. Please check your email or sign up.'],
  ])('[AUTH-05] is for status %i: %s', (status, sentence) => {
    expect(signInMessage(noSignIn(answer(status, 'whatever the server says')))).toBe(sentence)
  })

  it('[AUTH-05] is the server’s message for anything else, and a default one without it', () => {
    expect(signInMessage(noSignIn(answer(500, 'The cellar is flooded')))).toBe('The cellar is flooded')
    expect(signInMessage(noSignIn(answer(500)))).toBe('Login failed. Please try again later.')
    expect(signInMessage(noSignIn(answer()))).toBe('Login failed. Please try again later.')
  })

  it('[AUTH-04] says that a second factor is needed', () => {
    expect(signInMessage({ ok: false, reason: 'step-required' })).toBe(
      'Additional authentication steps required',
    )
    expect(registerMessage({ ok: false, reason: 'step-required' })).toBe(
      'Additional authentication steps required',
    )
  })

  it('is that of wrong credentials for a text that is no address', () => {
    const failure = { ...answer(400, 'whatever'), code: 'invalid_email' }
    expect(signInMessage(noSignIn(failure))).toBe('Invalid email or password. Please try again.')
  })

  it('can be translated', () => {
    const french = { ...signInMessages, 'wrong-credentials': 'Adresse ou mot de passe incorrect.' }
    expect(signInMessage(noSignIn(answer(401)), french)).toBe('Adresse ou mot de passe incorrect.')
  })
})

describe('The message for a failed registration', () => {
  it('[AUTH-07] [F-83] recognises a taken address, in Medusa’s answer and in a 409', () => {
    const taken = 'An account with this email already exists.'
    expect(registerMessage(noAccount(answer(409)))).toBe(taken)
    expect(registerMessage(noAccount(answer(401, 'Identity with email already exists')))).toBe(taken)
  })

  it('says that the address is none', () => {
    const failure = { ...answer(400, 'whatever'), code: 'invalid_email' }
    expect(noAccount(failure).reason).toBe('invalid-email')
    expect(registerMessage(noAccount(failure))).toBe('Invalid email address')
  })

  it('[AUTH-07] asks for missing fields, and otherwise to try again later', () => {
    expect(registerMessage(noAccount(answer(400)))).toBe('Please provide all required information.')
    for (const failure of [answer(401), answer(401, 'Unauthorized'), answer(500, 'x'), answer()]) {
      expect(registerMessage(noAccount(failure))).toBe('Registration failed. Please try again later.')
    }
  })
})

it.each([
  ['password_too_common', 'Many people use this password. Choose another one'],
  ['password_is_address', 'Password must not be your email address'],
  ['password_too_short', 'Password must be at least 8 characters'],
  ['password_too_long', 'Password must have at most 128 characters'],
  ['password_one_character', 'Password must not be one character only'],
])('[F-98] a registration that is refused with %s says: %s', (code, sentence) => {
  expect(registerMessage(noAccount({ ...answer(400, 'whatever'), code }))).toBe(sentence)
})

describe('The message for a failed password reset request', () => {
  it.each([
    [404, 'No account found with this email address.'],
    [400, 'Please provide a valid email address.'],
    [500, 'Password reset request failed. Please try again later.'],
    [undefined, 'Password reset request failed. Please try again later.'],
  ])('[AUTH-08] is for status %j: %s', (status, sentence) => {
    expect(resetMessage(answer(status, 'whatever'))).toBe(sentence)
  })
})

it.each([
  ['password_too_short', 'Password must be at least 8 characters'],
  ['password_too_long', 'Password must have at most 128 characters'],
  ['password_one_character', 'Password must not be one character only'],
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
