/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { limits } from '../../src/lib/rate-limit/limits'
import { ask, done } from '../support/backend'
import { newAdministrator, type Administrator } from '../support/administrator'
import { at, listAt, textAt } from '../support/read'
import { totp } from '../support/totp'

const password = 'linen-and-light-3'

const signIn = async (email: string) => ask('POST', '/auth/user/emailpass', { body: { email, password } })
const statusOfAdmin = async (bearer: string) => (await ask('GET', '/admin/users/me', { bearer })).status

/** Switches the second factor on, as the dashboard's profile does. Returns the secret of the app. */
async function enroll({ bearer }: Administrator): Promise<{ readonly id: string; readonly secret: string }> {
  const started = await done('POST', '/auth/mfa/factors', {
    bearer,
    body: { provider: 'totp', label: 'Phone' },
  })
  const [id, secret] = [textAt(started, 'mfa_factor.id'), textAt(started, 'secret')]
  expect(textAt(started, 'otpauth_url')).toContain(secret)
  expect(
    (await ask('POST', `/auth/mfa/factors/${id}/verify`, { bearer, body: { code: '000000' } })).status,
  ).toBe(400)
  await done('POST', `/auth/mfa/factors/${id}/verify`, { bearer, body: { code: totp(secret) } })
  return { id, secret }
}

async function challenge({ email }: Administrator) {
  const { body, status } = await signIn(email)
  expect([status, at(body, 'mfa_required')]).toEqual([200, true])
  const bearer = textAt(body, 'token')
  const id = textAt(body, 'mfa_challenge.id')
  const answer = async (code: string, method = 'totp') =>
    ask('POST', `/auth/mfa/challenges/${id}/verify`, { bearer, body: { method, code } })
  return { bearer, answer }
}

describe('An administrator with a second factor', () => {
  it('signs in with the code of the app, and not without', async () => {
    const owner = await newAdministrator(password)
    const { secret } = await enroll(owner)
    const { bearer, answer } = await challenge(owner)
    expect(await statusOfAdmin(bearer)).toBe(401)
    expect((await ask('POST', '/auth/session', { bearer })).status).toBe(200)
    const half = await ask('POST', '/auth/token/refresh', { bearer })
    expect(at(half.body, 'mfa_required')).toBe(true)
    expect((await answer('000000')).status).toBe(400)
    const { body, status } = await answer(totp(secret))
    expect(status).toBe(200)
    expect(await statusOfAdmin(textAt(body, 'token'))).toBe(200)
    // Once.
    expect((await answer(totp(secret))).status).toBe(400)
  })

  it('signs in once with a code, also when it is typed again elsewhere at once', async () => {
    const owner = await newAdministrator(password)
    const { secret } = await enroll(owner)
    const code = totp(secret)
    expect((await (await challenge(owner)).answer(code)).status).toBe(200)
    const { answer } = await challenge(owner)
    for (const again of [code, `${code.slice(0, 3)} ${code.slice(3)}`])
      expect((await answer(again)).status).toBe(400)
    // The code of the next half minute is accepted already.
    expect((await answer(totp(secret, 1))).status).toBe(200)
  })

  it('signs in with a recovery code, once', async () => {
    const owner = await newAdministrator(password)
    const { secret } = await enroll(owner)
    const verified = await (await challenge(owner)).answer(totp(secret))
    const bearer = textAt(verified.body, 'token')
    const [code] = listAt(
      await done('POST', '/auth/mfa/recovery-codes', { bearer, body: {} }),
      'recovery_codes',
    )
    const recovered = await (await challenge(owner)).answer(String(code), 'recovery_code')
    expect(await statusOfAdmin(textAt(recovered.body, 'token'))).toBe(200)
    expect((await (await challenge(owner)).answer(String(code), 'recovery_code')).status).toBe(400)
  })

  it('cannot be guessed: wrong codes are counted over all sign-ins', async () => {
    const owner = await newAdministrator(password)
    const { secret } = await enroll(owner)
    const { times } = limits['second-factor-by-account']
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1)
      statuses.push((await (await challenge(owner)).answer('000000')).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    const refused = await (await challenge(owner)).answer(totp(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('switches it off with a code, and not with a session alone', async () => {
    const owner = await newAdministrator(password)
    const { id, secret } = await enroll(owner)
    const { body: signedIn } = await (await challenge(owner)).answer(totp(secret))
    const bearer = textAt(signedIn, 'token')
    const path = `/auth/mfa/factors/${id}`
    expect((await ask('DELETE', path, { bearer, body: {} })).status).toBe(400)
    expect((await ask('DELETE', path, { bearer, body: { method: 'totp', code: '000000' } })).status).toBe(400)
    await done('DELETE', path, { bearer, body: { method: 'totp', code: totp(secret) } })
    expect(at((await signIn(owner.email)).body, 'mfa_required')).toBeUndefined()
  })

  it('makes new recovery codes a few times: each of them is hashed slowly', async () => {
    const owner = await newAdministrator(password)
    const { secret } = await enroll(owner)
    const bearer = textAt((await (await challenge(owner)).answer(totp(secret))).body, 'token')
    const statuses: number[] = []
    const { times } = limits['recovery-codes-by-account']
    for (const count of [undefined, times - 10, 1])
      statuses.push((await ask('POST', '/auth/mfa/recovery-codes', { bearer, body: { count } })).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('ends all of its sessions with a sign-out everywhere', async () => {
    const owner = await newAdministrator(password)
    const { secret } = await enroll(owner)
    const { body } = await (await challenge(owner)).answer(totp(secret))
    const bearer = textAt(body, 'token')
    await done('POST', '/auth/sign-out', { bearer, body: { everywhere: true } })
    expect(await statusOfAdmin(bearer)).toBe(401)
  })
})
