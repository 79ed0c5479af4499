import { describe, expect, test } from 'vitest'
import { Client, type Config } from '../../src/index.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

/** The message of a call that the server refuses with a given text. */
async function messageOf(said: string, body: object = {}, config: Partial<Config> = {}): Promise<string> {
  const { fetch } = recordingFetch(() => json({ message: said }, { status: 400 }))
  const client = new Client({ baseUrl: 'http://localhost:9000', fetch, ...config })
  return (await commerceFailureOf(client.fetch('/x', { method: 'POST', body }))).message
}

test('a code keeps words that are also the password, and a code that is the secret does not stay', async () => {
  const codeOf = async (code: string) => {
    const { fetch } = recordingFetch(() => json({ code, message: 'No' }, { status: 400 }))
    const client = new Client({ baseUrl: 'http://localhost:9000', fetch })
    const call = client.fetch('/x', { method: 'POST', body: { password: 'password' } })
    return (await commerceFailureOf(call)).code
  }
  expect(await codeOf('password_too_common')).toBe('password_too_common')
  expect(await codeOf('password')).toBe('[redacted]')
})

describe('a message that quotes the request does not hold', () => {
  test('the API key, neither as it is sent nor as it was given', async () => {
    const apiKey = 'sk_secret_admin'
    const said = `Key ${apiKey} (${btoa(`${apiKey}:`)}) is revoked`
    expect(await messageOf(said, {}, { apiKey })).toBe('Key [redacted] ([redacted]) is revoked')
  })

  test.each([
    'current_password',
    'new_password',
    'oldPassword',
    'client_secret',
    'access_token',
    'refreshToken',
    'api_key',
  ])('a field named %s', async (name) => {
    expect(await messageOf('Got linen-1 here', { user: { [name]: 'linen-1' } })).toBe('Got [redacted] here')
  })

  test('a password of few letters, and leaves words that begin with it', async () => {
    expect(await messageOf('The password abc is shorter than abcdef', { password: 'abc' })).toBe(
      'The password [redacted] is shorter than abcdef',
    )
    expect(await messageOf('"a" is no password', { password: 'a' })).toBe('"[redacted]" is no password')
    expect(await messageOf('got a$1', { password: 'a$1' })).toBe('got [redacted]')
  })

  test('a password with quotation marks or backslashes, as it is or as JSON', async () => {
    const password = 'lin"en\\light'
    for (const quoted of [password, JSON.stringify(password), JSON.stringify({ password })]) {
      const message = await messageOf(`Bad ${quoted}.`, { password })
      expect(message).toMatch(/^Bad .*\[redacted\].*\.$/)
      expect(message).not.toMatch(/lin|en|light/)
    }
  })

  test('a longer secret whose beginning is another one', async () => {
    expect(await messageOf('linen-and-light', { password: 'linen-', token: 'linen-and-light' })).toBe(
      '[redacted]',
    )
  })

  test('the beginning of a secret, where a long message is cut', async () => {
    const message = await messageOf(`${'x'.repeat(9995)}linen-1`, { password: 'linen-1' })
    expect(message).not.toContain('lin')
  })

  test('a secret in the type or the code of the error', async () => {
    const { fetch } = recordingFetch(() => json({ type: 'bad linen-1', code: 'linen-1' }, { status: 400 }))
    const client = new Client({ baseUrl: 'http://localhost:9000', fetch })
    const call = client.fetch('/x', { method: 'POST', body: { password: 'linen-1' } })
    expect(await commerceFailureOf(call)).toMatchObject({ type: 'bad [redacted]', code: '[redacted]' })
  })

  test('a token of the address', async () => {
    const { fetch } = recordingFetch(() => json({ message: 'No invite to=ken.1+' }, { status: 404 }))
    const client = new Client({ baseUrl: 'http://localhost:9000', fetch })
    const call = client.fetch('/x', { method: 'POST', query: { token: 'to=ken.1+', page: '1' } })
    expect((await commerceFailureOf(call)).message).toBe('No invite [redacted]')
  })
})
