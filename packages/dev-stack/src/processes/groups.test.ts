import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLog } from '../files/log-file.ts'
import { createProcessGroups, type Launch } from './groups.ts'
import { groupIsAlive, readProcess } from './read-process.ts'
import { runStep } from './run-step.ts'
import { until } from './until.ts'

const groups = createProcessGroups()
const tsx = createRequire(import.meta.url).resolve('tsx')
let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'groups-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

function node(program: string, ...args: string[]): Launch {
  return {
    command: process.execPath,
    args: ['-e', program, ...args],
    cwd: directory,
    env: process.env,
    output: 'pipe',
    stopSignal: { signal: 'SIGTERM', target: 'group', seconds: 1 },
  }
}

/** Starts a child that ignores SIGTERM, and writes that child's pid. */
const stubbornFamily = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', \`
    process.on('SIGTERM', () => {})
    require('node:fs').writeFileSync('child', String(process.pid))
    setInterval(() => {}, 1000)
  \`], { stdio: 'ignore' })
  setInterval(() => {}, 1000)
`

async function childPid(): Promise<number> {
  const pid = await until(
    () => {
      const text = readLog(join(directory, 'child'))
      return text === '' ? undefined : Number(text)
    },
    { limit: 10_000 },
  )
  return pid ?? 0
}

describe('a process group', () => {
  it('ends with all its children, even those that ignore SIGTERM', async () => {
    const group = groups.launch(node(stubbornFamily))
    const child = await childPid()
    expect(readProcess(child)?.group).toBe(group.pid)
    await group.stop()
    expect(groupIsAlive(group.pid)).toBe(false)
    expect(readProcess(child)).toBeUndefined()
  })

  it('does not leave children behind when its first process ends by itself', async () => {
    const group = groups.launch(
      node(
        `${stubbornFamily}; setInterval(() => require('node:fs').existsSync('child') && process.exit(3), 20)`,
      ),
    )
    expect(await group.ended).toEqual({ kind: 'exited', code: 3 })
    expect(groupIsAlive(group.pid)).toBe(false)
  })

  it('reports how it ended', async () => {
    expect(await groups.launch(node('process.kill(process.pid, "SIGKILL")')).ended).toEqual({
      kind: 'killed',
      signal: 'SIGKILL',
    })
    const missing = groups.launch({ ...node(''), command: join(directory, 'missing') })
    expect((await missing.ended).kind).toBe('not-started')
    await missing.stop()
  })

  it('ends when the starter is killed without a chance to clean up', async () => {
    const starterProgram = `
      import { createProcessGroups } from ${JSON.stringify(new URL('groups.ts', import.meta.url).href)}
      createProcessGroups().launch(${JSON.stringify({ ...node(stubbornFamily), env: undefined })})
    `
    const starter = groups.launch({
      ...node(''),
      args: ['--import', tsx, '--input-type=module', '-e', starterProgram],
    })
    const child = await childPid()
    process.kill(starter.pid, 'SIGKILL')
    const gone = await until(() => (readProcess(child) === undefined ? true : undefined), { limit: 10_000 })
    expect(gone).toBe(true)
  })
})

describe('a step', () => {
  const step = (program: string, limit = 10_000) => ({
    ...node(program),
    title: 'Counting',
    logFile: join(directory, 'count.log'),
    limit,
  })

  it('writes its log and fails with its exit code', async () => {
    await runStep(groups, step('console.log("one"); console.error("two")'))
    expect(readFileSync(join(directory, 'count.log'), 'utf8')).toBe('one\ntwo\n')
    await expect(runStep(groups, step('process.exit(4)'))).rejects.toThrow(
      'Counting failed: it ended with exit code 4.',
    )
  })

  it('fails when it takes too long', async () => {
    const slow = runStep(groups, step('setInterval(() => {}, 1000)', 300))
    await expect(slow).rejects.toThrow('Counting took longer than 0.3 s and was given up.')
  })

  it('is ended with its children when the start is aborted', async () => {
    const controller = new AbortController()
    const running = runStep(groups, step(stubbornFamily), controller.signal)
    const child = await childPid()
    controller.abort(new Error('called off'))
    await expect(running).rejects.toThrow('called off')
    expect(readProcess(child)).toBeUndefined()
  })
})
