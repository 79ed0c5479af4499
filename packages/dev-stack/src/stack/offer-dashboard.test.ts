import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataDirectory } from '../data/data-directory.ts'
import { createProcessGroups } from '../processes/groups.ts'
import { offerDashboard, type Dashboard } from './offer-dashboard.ts'

let directory: string
let notes: string[]

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dashboard-'))
  notes = []
  for (const name of ['ADMIN', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

function offer(build: Dashboard['build']) {
  return offerDashboard(
    { directory, build },
    {
      groups: createProcessGroups(),
      directory: dataDirectory(directory),
      reporter: { note: (line) => void notes.push(line), step: async (_title, work) => work() },
      stack: { backendUrl: 'http://localhost:9000' },
      store: { adminUser: { email: 'merchant@example.com' } },
    },
  )
}

it('A dashboard that is built is offered at once, with the user and where the password is', async () => {
  writeFileSync(join(directory, 'index.html'), '')
  await offer(async () => expect.unreachable()).stop()
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('http://localhost:9000/app is ready')
  expect(notes[0]).toContain('merchant@example.com')
  expect(notes[0]).toContain('packages/sample-store/src/people.ts')
})

it('A dashboard that is not built is built, and announced when it is there', async () => {
  let finish = (): void => {}
  offer(async () => new Promise((resolve) => (finish = resolve)))
  expect(notes.join('\n')).toContain('is being built')
  expect(notes.join('\n')).not.toContain('is ready')
  finish()
  await vi.waitFor(() => expect(notes.join('\n')).toContain('is ready'))
})

it('The shop goes on when the build fails, and the terminal says why', async () => {
  offer(async () => Promise.reject(new Error('no memory')))
  await vi.waitFor(() => expect(notes.join('\n')).toMatch(/goes on without a dashboard\. .*no memory/s))
})

it('A build under way ends with the shop, and is no failure', async () => {
  const running = offer(
    async ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  await running.stop()
  expect(notes.join('\n')).not.toContain('goes on without')
})

it('ADMIN=false offers none, and ADMIN=true builds none, because Medusa runs Vite', async () => {
  vi.stubEnv('ADMIN', 'false')
  await offer(async () => expect.unreachable()).stop()
  expect(notes).toEqual([])
  vi.stubEnv('ADMIN', 'true')
  await offer(async () => expect.unreachable()).stop()
  expect(notes.join('\n')).toContain('is ready')
})
