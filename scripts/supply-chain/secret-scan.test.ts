import { describe, expect, test } from 'vitest'
import { findSecrets } from './secret-scan.ts'

// Put together here, so that this file holds none.
const joined = (...parts: readonly string[]): string => parts.join('')
const found = (text: string) => findSecrets([{ path: 'settings.ts', content: Buffer.from(text) }])

describe('a secret', () => {
  test.each([
    ['a GitHub token', joined('ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx')],
    [
      'a token of npm',
      joined('//registry.npmjs.org/:_authToken=', 'npm_', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'),
    ],
    [
      'a private key',
      joined(
        '-----BEGIN RSA PRIVATE',
        ' KEY-----\n',
        'MIIEpAIBAAKCAQEA'.repeat(8),
        '\n-----END RSA PRIVATE',
        ' KEY-----',
      ),
    ],
    [
      'a password in an address',
      joined('DATABASE_URL=postgres://shop:', 'Tr0ub4dor', '@db.umber.shop:5432/umber'),
    ],
  ])('is found with its place, and not repeated: %s', async (_, secret) => {
    const [first, ...others] = await found(`first line\nkey = "${secret}"\n`)
    expect(others).toEqual([])
    expect(first).toMatchObject({ path: 'settings.ts', line: 2 })
    expect(first?.message).not.toContain(secret)
  })

  test('is not the invented address of a test', async () => {
    expect(await found("parse('postgres://shop:s3cret@db.example:6543/umber')")).toEqual([])
  })

  test('is not looked for in what is no text', async () => {
    expect(await found(joined('\0', 'ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'))).toEqual([])
  })
})
