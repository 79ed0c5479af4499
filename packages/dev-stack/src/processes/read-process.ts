import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { errorCode } from '../files/write-file.ts'

export interface RunningProcess {
  readonly pid: number
  readonly parent: number
  readonly group: number
  /** Start time as the system formats it: with the pid it identifies a process uniquely. */
  readonly started: string
  readonly command: string
}

/** Undefined when the process has ended, also when it is an unreaped zombie. */
export function readProcess(pid: number): RunningProcess | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return readLinuxProcess(pid)
  if (process.platform === 'win32') return readWindowsProcess(pid)
  return readUnixProcess(pid)
}

/** The running processes of a group; on other systems than Linux only its first one. */
export function groupMembers(group: number): readonly RunningProcess[] {
  const candidates = process.platform === 'linux' ? readdirSync('/proc').map(Number) : [group]
  return candidates
    .map((pid) => readProcess(pid))
    .filter((found) => found !== undefined)
    .filter((found) => found.group === group)
}

/** Whether any process of the group is still running. */
export function groupIsAlive(group: number): boolean {
  return process.platform === 'linux' ? groupMembers(group).length > 0 : answersToSignals(-group)
}

function readLinuxProcess(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === undefined || state === 'Z' || state === 'X') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), group: Number(group), started: rest[16] ?? '', command }
  } catch {
    return undefined
  }
}

function readUnixProcess(pid: number): RunningProcess | undefined {
  try {
    const columns = ['-o', 'ppid=', '-o', 'pgid=', '-o', 'stat=', '-o', 'lstart=', '-o', 'command=']
    const line = execFileSync('ps', [...columns, '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    })
    // lstart has five words: "Fri Nov 20 23:08:52 2026".
    const [, parent, group, state, started, command] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(line.trimEnd()) ?? []
    if (state === undefined || state.startsWith('Z')) return undefined
    return {
      pid,
      parent: Number(parent),
      group: Number(group),
      started: started ?? '',
      command: command ?? '',
    }
  } catch {
    return undefined
  }
}

function readWindowsProcess(pid: number): RunningProcess | undefined {
  if (!answersToSignals(pid)) return undefined
  const query = `Get-CimInstance Win32_Process -Filter "ProcessId=${pid}" | ForEach-Object { "$($_.ParentProcessId)|$($_.CreationDate.Ticks)|$($_.CommandLine)" }`
  try {
    const line = execFileSync('powershell.exe', ['-NoProfile', '-Command', query], {
      encoding: 'utf8',
    }).trim()
    const [parent, started, ...command] = line.split('|')
    return { pid, parent: Number(parent), group: pid, started: started ?? '', command: command.join('|') }
  } catch {
    return undefined
  }
}

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
