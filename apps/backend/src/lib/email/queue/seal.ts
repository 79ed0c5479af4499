import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

type Secret = string | Buffer

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts the content of a waiting mail. It may contain the token of a password reset, of which Medusa keeps no copy: a
 * copy of the database must not open an account either.
 */
export function seal(secret: Secret, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** @throws when it was sealed with another secret. */
export function unseal(secret: Secret, text: string): string {
  const bytes = Buffer.from(text, 'base64')
  const start = nonceBytes + tagBytes
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(nonceBytes, start))
  return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8')
}

function keyOf(secret: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'content of a waiting mail', 32))
}
