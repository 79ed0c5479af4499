import { afterAll, vi } from 'vitest'

// Runs before each file. The files share a process; each has modules of its own, and leaves the rest as it found it.

const environment = { ...process.env }

vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
