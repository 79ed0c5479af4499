import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { UserError } from '../user-error.ts'

/** The user PostgreSQL runs as; undefined for the starter's own user. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | undefined

/** PostgreSQL refuses to run as root, so a starter that is root runs it as another user. */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(cluster) ?? accountOf('postgres') ?? accountOf('nobody') ?? refuse()
}

/** An existing cluster keeps the user who created it. */
function ownerOf(cluster: string): DatabaseUser {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

function accountOf(name: string): DatabaseUser {
  try {
    const number = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return undefined
  }
}

function refuse(): never {
  throw new UserError(
    "PostgreSQL does not run as root, and there is neither a user 'postgres' nor 'nobody' to run it. Start the shop as an ordinary user, or set DATABASE_URL.",
  )
}
