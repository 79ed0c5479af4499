import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { claimFile, replaceFile } from '../files/write-file.ts'
import { readProcess } from '../processes/read-process.ts'
import { UserError } from '../user-error.ts'

export interface LockHolder {
  readonly pid: number
  /** See RunningProcess: distinguishes the holder from a later process with the same pid. */
  readonly started: string
  readonly token: string
  /** The command: "start", "dev", "reset". */
  readonly purpose: string
  /** Once the shop is up. */
  readonly shop?: RunningShop
}

export interface RunningShop {
  readonly preset: 'showcase' | 'live'
  readonly shopUrl: string
  /** Of the live preset, where it is served beside the demonstration. */
  readonly liveShopUrl?: string | undefined
  readonly backendUrl: string
  readonly publishableKey: string
}

export interface Lock {
  /** Writes what runs into the lock, for the message of the next starter and for `pnpm browser`. */
  readonly announce: (shop: RunningShop) => void
  readonly release: () => void
}

/**
 * Takes the lock on the data directory for this process.
 *
 * @throws {UserError} while another running process holds it.
 */
export function takeLock(file: string, purpose: string): Lock {
  const token = randomUUID()
  const started = readProcess(process.pid)?.started ?? ''
  const mine: LockHolder = { pid: process.pid, started, token, purpose }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (claimFile(file, serialize(mine))) return lockHeldBy(file, mine)
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder)) throw new UserError(describeHolder(holder))
    if (inherit(file, holder, mine)) return lockHeldBy(file, mine)
  }
  throw new UserError(`The lock ${file} changes hands too fast to be taken. Try again.`)
}

/** What a living holder of the lock has announced. */
export function runningShop(file: string): RunningShop | undefined {
  const holder = readHolder(file)
  return holder !== undefined && isAlive(holder) ? holder.shop : undefined
}

function lockHeldBy(file: string, mine: LockHolder): Lock {
  return {
    announce: (shop) => replaceFile(file, serialize({ ...mine, shop })),
    release: () => {
      if (readHolder(file)?.token === mine.token) rmSync(file, { force: true })
    },
  }
}

function describeHolder({ pid, purpose, shop }: LockHolder): string {
  if (purpose === 'reset') return `The data is being reset by process ${pid}. Wait until it is done.`
  if (shop === undefined) return `The shop is already being started by process ${pid} (pnpm ${purpose}).`
  return `The shop is already running at ${shop.shopUrl} (pnpm ${purpose}, process ${pid}).`
}

function readHolder(file: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockHolder> | null
    return typeof holder?.pid === 'number' && typeof holder.token === 'string'
      ? (holder as LockHolder)
      : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: LockHolder): boolean {
  return readProcess(pid)?.started === started
}

/**
 * Replaces the lock of a dead holder. Two starters may find the same dead holder: a claim file lets only one of them
 * proceed, and it reads the lock again, because only the holder of the claim may replace it.
 */
function inherit(file: string, dead: LockHolder | undefined, mine: LockHolder): boolean {
  const claim = `${file}.after-${dead?.token ?? 'damaged'}`
  if (!claimFile(claim, serialize(mine))) {
    const claimant = readHolder(claim)
    if (claimant === undefined || !isAlive(claimant)) rmSync(claim, { force: true })
    return false
  }
  try {
    if (!existsSync(file) || readHolder(file)?.token !== dead?.token) return false
    replaceFile(file, serialize(mine))
    return true
  } finally {
    rmSync(claim, { force: true })
  }
}

function serialize(holder: LockHolder): string {
  return `${JSON.stringify(holder, undefined, 2)}\n`
}
