import { statfs } from 'node:fs/promises'

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beforeEach, expect, it, vi } from 'vitest'

import { rateLimitModule } from '../../modules/rate-limit'
import { backendReadiness } from './backend-readiness'

vi.mock('node:fs/promises', { spy: true })

const warn = vi.fn<(message: string) => void>()

const parts: Readonly<Record<string, unknown>> = {
  [ContainerRegistrationKeys.LOGGER]: { warn },
  [ContainerRegistrationKeys.PG_CONNECTION]: { raw: async () => ({ rows: [] }) },
  [rateLimitModule]: { redis: undefined },
}
const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer

/** Every disk has space, except those of these directories. */
function fullAt(...directories: readonly string[]): void {
  vi.mocked(statfs).mockImplementation((async (path: string) => ({
    bavail: directories.includes(path) ? 1 : 1e6,
    bsize: 4096,
  })) as unknown as typeof statfs)
}

const diskOf = async (environment: NodeJS.ProcessEnv) =>
  (await backendReadiness(container, environment)()).checks['disk']

const bucket = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

beforeEach(() => vi.clearAllMocks())

it('a full disk of uploaded files is noticed, wherever FILES_DIRECTORY is', async () => {
  fullAt('/mnt/files')
  expect(await diskOf({ FILES_DIRECTORY: '/mnt/files' })).toBe('failed')
  expect(warn).toHaveBeenCalledWith('Not ready, disk: /mnt/files has 4 kB left')
  expect(await diskOf({ FILES_DIRECTORY: '/mnt/others' })).toBe('ok')
})

it('the working directory is all there is to check with files in a bucket', async () => {
  fullAt('/mnt/files')
  expect(await diskOf({ ...bucket, FILES_DIRECTORY: '/mnt/files' })).toBe('ok')
  fullAt(process.cwd())
  expect(await diskOf(bucket)).toBe('failed')
})
