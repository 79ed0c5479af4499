import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { medusaCli } from '../paths.ts'
import { createProcessGroups, type ProcessGroup } from '../processes/groups.ts'
import { readProcess } from '../processes/read-process.ts'
import { killOrphanMedusa, rememberMedusa } from './orphan.ts'

let file: string
let group: ProcessGroup

function launch(...words: string[]): void {
  const args = ['-e', 'setInterval(() => {}, 1000)', ...words]
  group = createProcessGroups().launch({ command: process.execPath, args, cwd: '/', env: {}, output: 'pipe' })
}

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'medusa-')), 'medusa.json')
})

afterEach(async () => {
  await group.stop()
  rmSync(join(file, '..'), { recursive: true, force: true })
})

it('is ended when it is the recorded process', async () => {
  launch(medusaCli(), 'start')
  rememberMedusa(file, group.pid)
  expect(await killOrphanMedusa(file)).toBe(true)
  expect(readProcess(group.pid)).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})

it('is left alone when the pid was reused', async () => {
  launch('something', 'else')
  rememberMedusa(file, group.pid)
  expect(await killOrphanMedusa(file)).toBe(false)
  expect(readProcess(group.pid)).toBeDefined()
})

it('is left alone when it is a Medusa that was started later', async () => {
  launch(medusaCli(), 'start')
  writeFileSync(file, JSON.stringify({ pid: group.pid, started: 'long ago' }))
  expect(await killOrphanMedusa(file)).toBe(false)
  expect(readProcess(group.pid)).toBeDefined()
})
