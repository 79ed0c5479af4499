import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { failedTasks } from './failed-tasks.ts'

const repository = mkdtempSync(join(tmpdir(), 'failed-tasks-'))
afterEach(() => rmSync(repository, { recursive: true, force: true }))

function writeRun(name: string, exitCodes: Readonly<Record<string, number | null>>): void {
  mkdirSync(join(repository, '.turbo/runs'), { recursive: true })
  const tasks = Object.entries(exitCodes).map(([taskId, exitCode]) => {
    const logFile = `.turbo/${taskId}.log`
    writeFileSync(join(repository, logFile), `begins\nmiddle\n${taskId} ends\n`)
    return { taskId, logFile, execution: exitCode === null ? null : { exitCode } }
  })
  writeFileSync(join(repository, `.turbo/runs/${name}.json`), JSON.stringify({ tasks }))
}

it('the tasks that failed in the newest run are named with the last lines they printed', () => {
  writeRun('2aa', { lint: 1 })
  writeRun('2bb', { lint: 0, unit: 1, build: null })
  expect(failedTasks(repository, 2)).toEqual([{ name: 'unit', lastLines: 'middle\nunit ends' }])
})

it('a run without a summary names no task', () => {
  expect(failedTasks(repository)).toEqual([])
})
