import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almost, hostile, isClean } from '@umber/fake-backend/hostile'
import {
  accountAddressMessages,
  accountAddressSchema,
  contactMessage,
  contactSchema,
  profileSchema,
} from './account-schemas.ts'
import { forgotPasswordSchema, signInSchema, signUpMessages, signUpSchema } from './auth-schemas.ts'
import { addressSchema } from './address-schema.ts'
import { deliverySchema, paymentSchema } from './payment-schemas.ts'
import { validate } from './validate.ts'

const newcomer = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  password: ' pass 🧵 ',
  confirmPassword: ' pass 🧵 ',
  agreeTerms: true,
}
const signUp = (change: object) => validate(signUpSchema(), { ...newcomer, ...change })
const withPassword = (password: string) => signUp({ password, confirmPassword: password })

describe('Signing up', () => {
  it('[F-98] does not trim the password', () => {
    expect(signUp({})).toEqual({ ok: true, values: newcomer })
  })

  it('[AUTH-06] has one message per invalid field, in their order', () => {
    const result = validate(signUpSchema(), { password: 'short', confirmPassword: 'other' })
    expect(Object.entries(result.ok ? {} : result.errors)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Invalid email address'],
      ['password', 'Password must be at least 8 characters'],
      ['confirmPassword', 'Passwords do not match'],
      ['agreeTerms', 'You must agree to the terms and conditions'],
    ])
  })

  it('[AUTH-06] [F-98] requires eight characters and accepts 128', () => {
    const errors = { password: signUpMessages.password }
    expect(withPassword('x'.repeat(7))).toEqual({ ok: false, errors })
    expect(withPassword('🧵'.repeat(7))).toEqual({ ok: false, errors })
    for (const times of [4, 32, 64]) expect(withPassword('xy'.repeat(times)).ok).toBe(true)
    expect(withPassword('🧵🪡'.repeat(64)).ok).toBe(true)
    const long = { password: 'Password must have at most 128 characters' }
    expect(withPassword(`${'xy'.repeat(64)}x`)).toEqual({ ok: false, errors: long })
  })

  it.each(['aaaaaaaa', 'aAaAaAaA', ' '.repeat(12), 'z z z z z z', '🧵'.repeat(8)])(
    '[F-98] wants more in a password than one character: %j',
    (password) => {
      const errors = { password: 'Password must not be one character only' }
      expect(withPassword(password)).toEqual({ ok: false, errors })
    },
  )

  it('[AUTH-06] requires two characters of a name, or as many as the shop says', () => {
    for (const name of ['O', '李']) {
      const person = { ...newcomer, firstName: name, lastName: name }
      expect(signUp(person).ok).toBe(false)
      expect(validate(signUpSchema({}, 1), person)).toEqual({ ok: true, values: person })
    }
    expect(validate(signUpSchema({}, 1), { ...newcomer, firstName: ' ' }).ok).toBe(false)
  })

  it('[AUTH-06] reports a mismatch at the confirmation field', () => {
    const errors = { confirmPassword: 'Passwords do not match' }
    expect(signUp({ confirmPassword: 'pass 🧵' })).toEqual({ ok: false, errors })
    expect(signUp({ confirmPassword: undefined })).toEqual({ ok: false, errors })
  })

  it('[AUTH-06] reports a mismatch together with other errors', () => {
    const blank = { firstName: '', lastName: '', email: '', agreeTerms: false }
    for (const change of [blank, { email: '' }, { email: 'a@b' }]) {
      const result = signUp({ ...change, confirmPassword: 'another one' })
      expect(result.ok ? {} : result.errors).toMatchObject({ confirmPassword: 'Passwords do not match' })
    }
  })

  it('[AUTH-06] requires consent to the terms to be exactly true', () => {
    for (const agreeTerms of [false, 'true', 1, undefined]) {
      expect(signUp({ agreeTerms })).toEqual({ ok: false, errors: { agreeTerms: signUpMessages.agreeTerms } })
    }
  })
})

it('Signing in requires an email address and a password of any length', () => {
  expect(validate(signInSchema(), { email: ' a@b.co', password: ' ' })).toEqual({
    ok: true,
    values: { email: 'a@b.co', password: ' ' },
  })
  const result = validate(signInSchema(), { email: '', password: '' })
  expect(Object.keys(result.ok ? {} : result.errors)).toEqual(['email', 'password'])
})

it('[AUTH-08] A forgotten password requires an email address; a missing and an invalid one have different messages', () => {
  const check = (email: unknown) => validate(forgotPasswordSchema(), { email })
  for (const email of ['', '  ', undefined]) {
    expect(check(email)).toEqual({ ok: false, errors: { email: 'Please enter your email address' } })
  }
  expect(check('a@b')).toEqual({ ok: false, errors: { email: 'Please provide a valid email address.' } })
  expect(check('a@b.co').ok).toBe(true)
})

it('[ACC-05] An account address requires all fields', () => {
  const home = { name: 'Home', street: '1 A St', city: 'Pune', state: 'MH', zipCode: '411001' }
  expect(validate(accountAddressSchema(), home)).toEqual({ ok: true, values: home })
  expect(validate(accountAddressSchema(), { name: ' ' })).toEqual({
    ok: false,
    errors: accountAddressMessages,
  })
})

it('[INFO-02] A message to the shop requires everything but the category', () => {
  const message = { name: 'Asha', email: 'a@b.co', subject: 'Hi', message: 'Hello' }
  const result = validate(contactSchema(), message)
  expect(result).toEqual({ ok: true, values: { ...message, category: '' } })
  expect(result.ok && contactMessage(result.values)).toEqual(message)
  const sorted = validate(contactSchema(), { ...message, category: 'press' })
  expect(sorted.ok && contactMessage(sorted.values)).toEqual({ ...message, category: 'press' })
  expect(validate(contactSchema(), { ...message, category: 'spam' }).ok).toBe(false)
  const empty = validate(contactSchema(), {})
  expect(Object.keys(empty.ok ? {} : empty.errors)).toEqual(['name', 'email', 'subject', 'message'])
})

describe('A profile', () => {
  const born = (dateOfBirth: string) => validate(profileSchema('2026-11-21'), { dateOfBirth }).ok

  it('may be left empty', () => {
    const company = { company: '', taxNumber: '', registration: '' }
    const empty = { firstName: '', lastName: '', phone: '', dateOfBirth: '', ...company }
    expect(validate(profileSchema('2026-11-21'), {})).toEqual({ ok: true, values: empty })
  })

  it('accepts an existing day that is not in the future', () => {
    for (const day of ['2026-11-21', '2024-02-29', '1900-01-01']) expect(born(day)).toBe(true)
    for (const day of ['2026-11-22', '2023-02-29', '2020-06-31', '2020-13-01', '1.1.2000', '20000101']) {
      expect(born(day)).toBe(false)
    }
  })
})

it('No form throws or returns a wrong type, for any input', () => {
  const schemas = [
    addressSchema(),
    deliverySchema(),
    paymentSchema(),
    signUpSchema(),
    signInSchema(),
    forgotPasswordSchema(),
    accountAddressSchema(),
    contactSchema(),
    profileSchema('2026-11-21'),
  ]
  for (const schema of schemas) {
    const fields = Object.keys(schema.shape)
    const form = almost(Object.fromEntries(fields.map((field) => [field, fc.string()])))
    fc.assert(
      fc.property(fc.oneof(form, hostile, fc.anything()), (values) => {
        const result = validate(schema, values)
        const named = Object.keys(result.ok ? result.values : result.errors)
        expect(named.length).toBeGreaterThan(0)
        expect(named).toEqual(result.ok ? fields : fields.filter((field) => named.includes(field)))
        const kept: readonly unknown[] = Object.values(result.ok ? result.values : result.errors)
        expect(kept.filter((value) => typeof value !== 'string' && value !== true)).toEqual([])
        expect(isClean()).toBe(true)
      }),
    )
  }
  const trap = new Proxy({}, { getOwnPropertyDescriptor: () => expect.fail('touched') })
  expect(validate(addressSchema(), trap).ok).toBe(false)
})
