import { expect, it } from 'vitest'
import { anyHasDied } from './ancestors.ts'
import { createProcessGroups } from './groups.ts'

it('detects a parent that has died', async () => {
  expect(anyHasDied([{ pid: process.pid, parent: process.ppid }])).toBe(false)
  expect(anyHasDied([{ pid: process.pid, parent: process.ppid + 1 }])).toBe(true)
  const group = createProcessGroups().launch({
    command: process.execPath,
    args: ['-e', 'setInterval(() => {}, 1000)'],
    cwd: '/',
    env: process.env,
    output: 'pipe',
  })
  const link = { pid: group.pid, parent: process.pid }
  expect(anyHasDied([link])).toBe(false)
  await group.stop()
  expect(anyHasDied([link])).toBe(true)
})
