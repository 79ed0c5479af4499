import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { claimFile, errorCode } from '../files/write-file.ts'
import { UserError } from '../user-error.ts'

export interface Secrets {
  readonly jwt: string
  readonly cookie: string
  /** Password of the embedded database user. */
  readonly database: string
}

/** Reads the secrets, or creates them on first use. They are kept so that sessions survive a restart. */
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
      throw new UserError(`${file} cannot be read: it belongs to another user.`)
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new UserError(
    `${file} is damaged. It holds the database's password: restore it, or start over with \`pnpm reset\`.`,
  )
}

function secret(): string {
  return randomBytes(32).toString('hex')
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 32
}
