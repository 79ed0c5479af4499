import { describe, expect, it } from 'vitest'

import { anyEmail, ask, done } from '../support/house'
import { mailTo, secretIn } from '../support/outbox'
import { textAt } from '../support/read'

const register = '/auth/customer/emailpass/register'
const tooShort = { status: 400, body: { type: 'invalid_data', code: 'password_too_short' } }

describe('The password of a customer', () => {
  it('[AUTH-06] has at least eight characters, whoever asks', async () => {
    const email = anyEmail('short')
    expect(await ask('POST', register, { body: { email, password: 'seven77' } })).toMatchObject(tooShort)
    // Four characters of two halves each.
    const password = '🧵🧵🧵🧵'
    expect(await ask('POST', register, { body: { email, password } })).toMatchObject(tooShort)
    expect((await ask('POST', register, { body: { email, password: 'eight888' } })).status).toBe(200)
  })

  it('is no shorter when it is set anew, and the link still works after that', async () => {
    const email = anyEmail('reset')
    const identity = await done('POST', register, { body: { email, password: 'a-long-password' } })
    await done('POST', '/store/customers', { bearer: textAt(identity, 'token'), body: { email } })
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
    const bearer = secretIn(await mailTo(email, /password/), 'token')
    const update = '/auth/customer/emailpass/update'
    expect(await ask('POST', update, { bearer, body: { password: 'seven77' } })).toMatchObject(tooShort)
    expect((await ask('POST', update, { bearer, body: { password: 'eight888' } })).status).toBe(200)
  })
})
