import { describe, expect, it } from 'vitest'
import { addressMessages, addressSchema } from './address-schema.ts'
import { deliverySchema, paymentSchema } from './payment-schemas.ts'
import { validate } from './validate.ts'

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  address1: '12 MG Road',
  address2: '',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '560 001',
  country: 'India',
}
const errorsOf = (change: object) => {
  const result = validate(addressSchema(), { ...address, ...change })
  return result.ok ? {} : result.errors
}

describe('The address of an order', () => {
  it('[F-75] accepts an Indian PIN and phone, and is trimmed', () => {
    expect(validate(addressSchema(), { ...address, city: '  Pune ', extra: 1 })).toEqual({
      ok: true,
      values: address,
    })
    const pasted = { email: '  asha@example.com ', phone: ' +91 98765 43210 ', postalCode: ' 560 001 ' }
    expect(validate(addressSchema(), { ...address, ...pasted })).toEqual({ ok: true, values: address })
  })

  it.each([
    ['in Arabic', 'ليلى بنت أحمد'],
    ['with an emoji', 'Zoë 🧵👩🏽‍🎨'],
    ['of 200 letters without a space', 'W'.repeat(200)],
    ['that looks like markup', '<img src=x onerror=alert(1)>&quot;'],
  ])('accepts a name %s as it is', (_, name) => {
    const values = { ...address, firstName: name, city: name }
    expect(validate(addressSchema(), values)).toEqual({ ok: true, values })
  })

  it('[CHK-04] [F-71] has each message of an empty form once, in the order of its fields', () => {
    const result = validate(addressSchema(), {})
    expect(result).toEqual({ ok: false, errors: addressMessages })
    expect(Object.entries(result.ok ? {} : result.errors)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Invalid email address'],
      ['phone', 'Valid phone number is required'],
      ['address1', 'Address is required'],
      ['city', 'City is required'],
      ['state', 'State is required'],
      ['postalCode', 'Valid postal code is required'],
      ['country', 'Country is required'],
    ])
  })

  it.each([
    ['firstName', 2],
    ['lastName', 2],
    ['address1', 5],
    ['city', 2],
    ['state', 2],
    ['postalCode', 5],
    ['country', 2],
  ] as const)('[CHK-04] [F-74] wants %s to have %i characters', (field, shortest) => {
    const wrong = { [field]: addressMessages[field] }
    for (const letter of ['x', '李', '🧵', 'ש', 'ø']) {
      expect(errorsOf({ [field]: letter.repeat(shortest - 1) })).toEqual(wrong)
      expect(errorsOf({ [field]: ` ${letter.repeat(shortest - 1)}\u00A0\t` })).toEqual(wrong)
      expect(errorsOf({ [field]: letter.repeat(shortest) })).toEqual({})
      expect(errorsOf({ [field]: letter.repeat(1_000) })).toEqual({})
    }
    expect(errorsOf({ [field]: ' '.repeat(20) })).toEqual(wrong)
  })

  it('[F-74] does not change names', () => {
    for (const firstName of ['Bo', 'Ødegård', 'שרה', "D'Arcy-Łoś", 'e\u0301a']) {
      expect(validate(addressSchema(), { ...address, firstName })).toMatchObject({
        ok: true,
        values: { firstName },
      })
    }
  })

  it.each(['9876543210', '+91 98765 43210', '(020) 555-1234', '98765\u00A0432100'])(
    '[CHK-04] [F-75] takes the phone %j',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({})
    },
  )

  it.each(['987654321', '98765abc43210', '          ', '++++------', '98765५x3210', '9876543210;'])(
    '[CHK-04] refuses the phone %j',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({ phone: 'Valid phone number is required' })
    },
  )

  it('[CHK-04] accepts only email addresses', () => {
    for (const email of ['a@b.co', ' a.b+c@sub.example.com ']) expect(errorsOf({ email })).toEqual({})
    for (const email of ['', 'a', 'a@b', '@b.co', 'a b@c.de', 'a@b..co', `${'a'.repeat(50_000)}@`]) {
      expect(errorsOf({ email })).toEqual({ email: 'Invalid email address' })
    }
  })

  it('uses messages given by the app', () => {
    const result = validate(addressSchema({ city: 'Welche Stadt?' }), { ...address, city: '', state: '' })
    expect(result).toEqual({ ok: false, errors: { city: 'Welche Stadt?', state: 'State is required' } })
  })
})

it('[CHK-06] A delivery is one of the available shipping options', () => {
  for (const method of ['standard', 'express', 'overnight']) {
    expect(validate(deliverySchema(), { method })).toEqual({ ok: true, values: { method } })
  }
  for (const method of ['', 'drone', undefined, 3])
    expect(validate(deliverySchema(), { method }).ok).toBe(false)
  expect(validate(deliverySchema({}, ['so_1']), { method: 'so_1' }).ok).toBe(true)
})

describe('A payment', () => {
  const check = (fields: object) => validate(paymentSchema(), { method: 'creditCard', ...fields })
  const empty = { method: 'creditCard', cardNumber: '', nameOnCard: '', expiryDate: '', cvv: '' }
  const number = 'Card number must be between 16 and 19 digits'

  it('[CHK-08] needs no card', () => {
    expect(check({})).toEqual({ ok: true, values: empty })
    expect(check({ ...empty, cardNumber: '  ' })).toEqual({ ok: true, values: empty })
  })

  it.each(['creditCard', 'paypal', 'razorpay'])('[CHK-07] can be made by %s', (method) => {
    expect(check({ method }).ok).toBe(true)
  })

  it('accepts no other method', () => {
    expect(check({ method: 'barter' }).ok).toBe(false)
  })

  it.each([
    '4'.repeat(16),
    '4'.repeat(19),
    '4242 4242 4242 4242',
    '3782 822463 10005',
    '378282246310005',
    '4242\u00A04242\t4242  4242\n',
  ])('[CHK-08] [F-72] [F-73] takes the number %j and keeps its digits', (cardNumber) => {
    const digits = cardNumber.replaceAll(/\s/g, '')
    expect(check({ cardNumber })).toMatchObject({ ok: true, values: { cardNumber: digits } })
  })

  it.each([
    '4'.repeat(15),
    '4'.repeat(20),
    '4242 4242 4242 424x',
    '4242-4242-4242-4242',
    '4               ',
    '١'.repeat(16),
  ])('[CHK-08] refuses the number %j', (cardNumber) => {
    expect(check({ cardNumber })).toEqual({ ok: false, errors: { cardNumber: number } })
  })

  it.each([12, 13, 14, 15, 16, 17, 18, 19, 20])(
    '[CHK-08] counts the digits of a number: %i of them, grouped or not',
    (count) => {
      const digits = '4'.repeat(count)
      const grouped = digits.replaceAll(/\d{4}(?=\d)/g, '$& ')
      const isTaken = count >= 16 && count <= 19
      for (const cardNumber of [digits, grouped]) expect(check({ cardNumber }).ok).toBe(isTaken)
    },
  )

  it('[CHK-08] requires 15 digits for Amex', () => {
    for (const cardNumber of ['3782 822463 1000', '3782 8224 6310 00', '37828224631000']) {
      expect(check({ cardNumber })).toEqual({ ok: false, errors: { cardNumber: number } })
    }
  })

  it('[CHK-08] requires three characters for the name', () => {
    const errors = { nameOnCard: 'Name must be at least 3 characters' }
    expect(check({ nameOnCard: 'Bo ' })).toEqual({ ok: false, errors })
    expect(check({ nameOnCard: '🧵🧵' })).toEqual({ ok: false, errors })
    expect(check({ nameOnCard: 'Bob' }).ok).toBe(true)
  })

  it('[CHK-08] accepts a past date, which only gets a hint', () => {
    expect(check({ expiryDate: ' 02/19 ' }).ok).toBe(true)
  })

  it('[CHK-08] [F-73] requires a valid month', () => {
    for (const expiryDate of ['01/30', '12/25']) expect(check({ expiryDate }).ok).toBe(true)
    for (const expiryDate of ['00/30', '13/26', '1/26', '0126', '01/2026', '01-26', 'ab/cd']) {
      const errors = { expiryDate: 'Expiry date must be in MM/YY format' }
      expect(check({ expiryDate })).toEqual({ ok: false, errors })
    }
  })

  it('[CHK-08] [F-73] requires three or four digits for the CVV', () => {
    for (const cvv of ['123', '1234']) expect(check({ cvv }).ok).toBe(true)
    for (const cvv of ['12', '12345', '12a', '1 2', '١٢٣']) {
      expect(check({ cvv })).toEqual({ ok: false, errors: { cvv: 'CVV must be 3 or 4 digits' } })
    }
  })
})
