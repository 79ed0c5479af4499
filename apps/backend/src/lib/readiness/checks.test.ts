import type { statfs } from 'node:fs/promises'

import type { MedusaContainer } from '@medusajs/framework/types'
import { describe, expect, it } from 'vitest'

import { checkDatabase, checkDisk, checkRedis } from './checks'

const megabytes = (free: number) =>
  (async () => ({ bavail: free * 256, bsize: 4096 })) as unknown as typeof statfs
const failing = (code: string) =>
  (async () => {
    throw Object.assign(new Error(code), { code })
  }) as unknown as typeof statfs

describe('The disk', () => {
  it('has to have 64 MB left in each directory', async () => {
    await expect(checkDisk(['/a', '/b'], megabytes(64))()).resolves.toBeUndefined()
    await expect(checkDisk(['/a', '/b'], megabytes(63))()).rejects.toThrow('/a has 64512 kB left')
  })

  it('is that of the parent where a directory does not exist yet, and has to be readable', async () => {
    const full = (async (path: string) =>
      path === '/files' ? await megabytes(63)(path) : await failing('ENOENT')(path)) as typeof statfs
    await expect(checkDisk(['/files/of/umber'], full)()).rejects.toThrow('/files/of/umber has 64512 kB left')
    await expect(checkDisk(['/a'], failing('EIO'))()).rejects.toThrow('EIO')
  })

  it('is that of a real directory', async () => {
    await expect(checkDisk([process.cwd()])()).resolves.toBeUndefined()
  })
})

describe('Redis', () => {
  it('has to answer where it is configured', async () => {
    await expect(checkRedis(undefined)()).resolves.toBeUndefined()
    await expect(checkRedis({ ping: async () => 'PONG' })()).resolves.toBeUndefined()
    const away = { ping: async () => Promise.reject(new Error('away')) }
    await expect(checkRedis(away)()).rejects.toThrow('away')
  })
})

describe('The database', () => {
  it('has to accept a write', async () => {
    const full = 'could not write to file "base/pgsql_tmp/…": No space left on device'
    const raw = async (sql: string) => Promise.reject(new Error(`${sql} - ${full}`))
    const container = { resolve: () => ({ raw }) } as unknown as MedusaContainer
    await expect(checkDatabase(container)()).rejects.toThrow(new Error(full))
  })
})
