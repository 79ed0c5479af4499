// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})

/** Each worker starts a TypeScript loader. */
const patience = { timeout: 20_000, interval: 50 }

function start(...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'processes.fixture.ts'), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  started.push(child)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, output: () => output }
}

interface Answer {
  readonly pid: number
  readonly purges: number
}

/** Starts two processes, and returns a function that asks one of them. */
async function startTwo() {
  const { child, output } = start()
  await vi.waitFor(() => expect(output().match(/port \d+/g)).toHaveLength(2), patience)
  const [port = ''] = /(?<=port )\d+/.exec(output()) ?? []
  const read = async (path: string) => await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const ask = async (path = '/') => JSON.parse(await read(path)) as Answer
  /** The answers of both. */
  const askBoth = async () => {
    const answers = new Map<number, Answer>()
    await vi.waitFor(async () => {
      const answer = await ask()
      answers.set(answer.pid, answer)
      expect(answers.size).toBe(2)
    }, patience)
    return [...answers.values()]
  }
  return { child, output, read, ask, askBoth }
}

it(
  'shares the port, tells the other process of a purge, and ends with both',
  { timeout: 60_000 },
  async () => {
    const { child, ask, askBoth } = await startTwo()
    const { pid } = await ask('/purge')
    await vi.waitFor(async () => {
      const others = (await askBoth()).filter((answer) => answer.pid !== pid)
      expect(others.map(({ purges }) => purges)).toEqual([1])
    }, patience)
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
  },
)

it('adds up the metrics of both processes, whichever is asked', { timeout: 60_000 }, async () => {
  const { read } = await startTwo()
  const pids = new Set<number>()
  let asked = 0
  await vi.waitFor(async () => {
    pids.add((JSON.parse(await read('/')) as Answer).pid)
    asked += 1
    expect(pids.size).toBe(2)
  }, patience)
  for (const answer of await Promise.all([read('/metrics'), read('/metrics'), read('/metrics')]))
    expect(answer).toContain(`shop_page_cache_reads_total{outcome="hit"} ${asked}\n`)
})

it('replaces a process that breaks', { timeout: 60_000 }, async () => {
  const { output, ask, askBoth } = await startTwo()
  const before = new Set((await askBoth()).map(({ pid }) => pid))
  await ask('/break').catch(() => undefined)
  await vi.waitFor(() => expect(output()).toContain('A process ended with 7'), patience)
  await vi.waitFor(async () => {
    const now = (await askBoth()).map(({ pid }) => pid)
    expect(now.filter((pid) => before.has(pid))).toHaveLength(1)
  }, patience)
})

it('ends with exit code 1 when a process cannot start', { timeout: 60_000 }, async () => {
  const { child } = start('broken')
  expect((await once(child, 'exit'))[0]).toBe(1)
})
