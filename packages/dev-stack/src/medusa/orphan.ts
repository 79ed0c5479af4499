import { readFileSync, rmSync } from 'node:fs'
import { medusaCli } from '../paths.ts'
import { replaceFile } from '../files/write-file.ts'
import { groupIsAlive, groupMembers, readProcess } from '../processes/read-process.ts'
import { until } from '../processes/until.ts'

interface RememberedMedusa {
  readonly pid: number
  readonly started: string
}

/** Records the process id, so that a later start can find this process if it is orphaned. */
export function rememberMedusa(file: string, pid: number): void {
  replaceFile(
    file,
    JSON.stringify({ pid, started: readProcess(pid)?.started ?? '' } satisfies RememberedMedusa),
  )
}

/** Ends a Medusa that a killed starter left running on this data. Returns true when there was one. */
export async function killOrphanMedusa(file: string): Promise<boolean> {
  const remembered = recall(file)
  const left = remembered !== undefined && isOurs(remembered)
  if (left) {
    process.kill(-remembered.pid, 'SIGTERM')
    const ended = (): true | undefined => (groupIsAlive(remembered.pid) ? undefined : true)
    if ((await until(ended, { limit: 8000 })) === undefined) {
      process.kill(-remembered.pid, 'SIGKILL')
      await until(ended, { limit: 2000, every: 10 })
    }
  }
  rmSync(file, { force: true })
  return left
}

function recall(file: string): RememberedMedusa | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<RememberedMedusa>
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined
  } catch {
    return undefined
  }
}

/** Compares start time and command line: the pid alone may belong to another process by now. */
function isOurs({ pid, started }: RememberedMedusa): boolean {
  const first = readProcess(pid)
  if (first !== undefined) return first.started === started && first.command.includes(medusaCli())
  // The watcher of `medusa develop` may be gone while the server it started still runs.
  return groupMembers(pid).some(({ command }) => command.includes(medusaCli()))
}
