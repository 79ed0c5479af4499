import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../files/write-file.ts'
import { Refusal } from '../report/refusal.ts'

/** Where everything lies that a running shop writes. */
export interface DataDirectory {
  readonly root: string
  readonly cluster: string
  /** Where the cluster really is, when the database's user cannot reach the data directory. */
  readonly clusterPointer: string
  readonly lock: string
  readonly secrets: string
  readonly medusaProcess: string
  /** What Medusa's command line keeps for itself. */
  readonly configuration: string
  readonly logs: string
  /** Mails that were not sent, for want of a mail server. */
  readonly outbox: string
  /** What is served to shoppers. */
  readonly site: string
  log(name: string): string
}

export function dataDirectory(root: string): DataDirectory {
  return {
    root,
    cluster: join(root, 'postgres'),
    clusterPointer: join(root, 'postgres.location'),
    lock: join(root, 'lock.json'),
    secrets: join(root, 'secrets.json'),
    medusaProcess: join(root, 'medusa.json'),
    configuration: join(root, 'configuration'),
    logs: join(root, 'logs'),
    outbox: join(root, 'outbox'),
    site: join(root, 'site'),
    log: (name) => join(root, 'logs', `${name}.log`),
  }
}

export function makeDataDirectory(root: string): DataDirectory {
  const directory = dataDirectory(root)
  try {
    // The database may run as another user, who must be able to walk through here: hence not 0700.
    mkdirSync(directory.logs, { recursive: true, mode: 0o755 })
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error
    throw new Refusal(`The data directory ${root} cannot be written: it belongs to another user.`)
  }
  return directory
}
