import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { claimFile, errorCode } from '../files/write-file.ts'
import { Refusal } from '../report/refusal.ts'

export interface Secrets {
  readonly jwt: string
  readonly cookie: string
  /** Of the embedded database's one user. */
  readonly database: string
}

/** Made once and kept, so that people stay signed in over a restart. */
export function keepSecrets(file: string): Secrets {
  const fresh: Secrets = { jwt: secret(), cookie: secret(), database: secret() }
  if (claimFile(file, `${JSON.stringify(fresh, undefined, 2)}\n`, 0o600)) return fresh
  return readSecrets(file)
}

function readSecrets(file: string): Secrets {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Secrets, unknown>> | null
    const { jwt, cookie, database } = kept ?? {}
    if (isSecret(jwt) && isSecret(cookie) && isSecret(database)) return { jwt, cookie, database }
  } catch (error) {
    if (errorCode(error) === 'EACCES')
      throw new Refusal(`${file} cannot be read: it belongs to another user.`)
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refusal(
    `${file} is damaged. It holds the database's password: restore it, or start over with \`pnpm reset\`.`,
  )
}

function secret(): string {
  return randomBytes(32).toString('hex')
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 32
}
