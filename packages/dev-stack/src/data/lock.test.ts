import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readProcess } from '../processes/read-process.ts'
import { runningShop, takeLock } from './lock.ts'

const shop = {
  preset: 'showcase',
  shopUrl: 'http://localhost:8000',
  backendUrl: 'http://localhost:9000',
  publishableKey: 'pk_1',
} as const

let directory: string
let file: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(directory, 'lock.json')
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

function writeHolder(holder: { pid: number; started: string }): void {
  writeFileSync(file, JSON.stringify({ token: 'theirs', purpose: 'start', ...holder }))
}

describe('the lock', () => {
  it('is refused while another process holds it, with the URL of the running shop', () => {
    const lock = takeLock(file, 'start')
    expect(() => takeLock(file, 'dev')).toThrow(`already being started by process ${process.pid}`)
    expect(runningShop(file)).toBeUndefined()
    lock.announce(shop)
    expect(() => takeLock(file, 'dev')).toThrow('already running at http://localhost:8000')
    expect(runningShop(file)).toEqual(shop)
    lock.release()
    expect(runningShop(file)).toBeUndefined()
    takeLock(file, 'dev').release()
  })

  it('of a dead process is inherited', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    const pid = child.pid ?? 0
    await once(child, 'exit')
    writeHolder({ pid, started: '1' })
    takeLock(file, 'start').release()
    expect(readdirSync(directory)).toEqual([])
  })

  it('of a dead process names no running shop', () => {
    writeFileSync(
      file,
      JSON.stringify({ pid: process.pid, started: 'long ago', token: 'x', purpose: 'dev', shop }),
    )
    expect(runningShop(file)).toBeUndefined()
  })

  it('of a dead process whose pid was reused is inherited', () => {
    writeHolder({ pid: process.pid, started: 'long ago' })
    expect(takeLock(file, 'start')).toBeDefined()
  })

  it('that is damaged is inherited', () => {
    writeFileSync(file, '{"pid":')
    expect(takeLock(file, 'start')).toBeDefined()
  })

  it('is inherited by a single process, even when an interrupted claim was left behind', () => {
    writeHolder({ pid: process.pid, started: 'long ago' })
    writeFileSync(
      `${file}.after-theirs`,
      JSON.stringify({ pid: process.pid, started: 'long ago', token: 'x' }),
    )
    const lock = takeLock(file, 'start')
    expect(() => takeLock(file, 'start')).toThrow('already being started')
    lock.release()
    expect(readdirSync(directory)).toEqual([])
  })

  it('is not released by a process that no longer holds it', () => {
    const lock = takeLock(file, 'start')
    writeHolder({ pid: process.pid, started: readProcess(process.pid)?.started ?? '' })
    lock.release()
    expect(() => takeLock(file, 'start')).toThrow('already being started')
  })
})
