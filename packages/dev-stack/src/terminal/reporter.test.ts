import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { terminalReporter } from './reporter.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** What is written to a terminal of that width, or to a pipe. */
function output(columns?: number) {
  const written: string[] = []
  const stream = new PassThrough()
  stream.on('data', (data: Buffer) => written.push(data.toString()))
  const terminal = columns === undefined ? {} : { isTTY: true, columns }
  return { written, stream: Object.assign(stream, terminal) as unknown as NodeJS.WriteStream }
}

function step(reporter: ReturnType<typeof terminalReporter>, title: string) {
  let end!: () => void
  const done = reporter.step(title, async () => new Promise<void>((resolve) => (end = resolve)))
  return async () => {
    end()
    await done
  }
}

it('has all running steps in the last line of a terminal, and each on a line of its own when it has ended', async () => {
  const { written, stream } = output(80)
  const reporter = terminalReporter(stream)
  const [endBuild, endMigration] = [step(reporter, 'Building'), step(reporter, 'Migrating')]
  vi.advanceTimersByTime(1500)
  expect(written.at(-1)).toBe('\r\u001B[2KBuilding… 1.5 s  Migrating… 1.5 s')
  await endMigration()
  expect(written.slice(-2)).toEqual(['\r\u001B[2KMigrating… 1.5 s\n', '\r\u001B[2KBuilding… 1.5 s'])
  await endBuild()
  expect(written.at(-1)).toBe('\r\u001B[2KBuilding… 1.5 s\n')
})

it('has no line that is longer than the terminal is wide', () => {
  const { written, stream } = output(20)
  const reporter = terminalReporter(stream)
  step(reporter, 'Building the shop')
  step(reporter, 'Migrating the database')
  expect(written.at(-1)).toBe('\r\u001B[2KBuilding the shop… ')
})

it('has a line for each step that goes on, and one when it ends, where lines cannot be rewritten', async () => {
  const { written, stream } = output()
  const reporter = terminalReporter(stream)
  const [endBuild, endMigration] = [step(reporter, 'Building'), step(reporter, 'Migrating')]
  vi.advanceTimersByTime(10_000)
  await endBuild()
  await endMigration()
  expect(written).toEqual([
    'Building… 10.0 s, still working\n',
    'Migrating… 10.0 s, still working\n',
    'Building… 10.0 s\n',
    'Migrating… 10.0 s\n',
  ])
})
