import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verifyBackup, writeManifest } from './manifest.ts'

let directory: string

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'umber-manifest-'))
  mkdirSync(join(directory, 'files'))
  writeFileSync(join(directory, 'database.dump'), 'orders')
  writeFileSync(join(directory, 'files/lamp.webp'), 'picture')
  const made = '2026-11-23T10:00:00.000Z'
  await writeManifest(directory, {
    made,
    medusa: '2.21.2',
    server: '15.18',
    dump: '15.18',
    uploads: 'included',
  })
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('accepts a backup that is as it was written', async () => {
  const { files, uploads } = await verifyBackup(directory)
  expect(uploads).toBe('included')
  expect(Object.keys(files).toSorted()).toEqual(['database.dump', 'files/lamp.webp'])
  expect(files['database.dump']?.bytes).toBe(6)
})

it.each([
  ['changed', 'database.dump', () => writeFileSync(join(directory, 'database.dump'), 'ordert')],
  ['missing', 'files/lamp.webp', () => rmSync(join(directory, 'files/lamp.webp'))],
  ['new', 'files/other.webp', () => writeFileSync(join(directory, 'files/other.webp'), 'x')],
])('refuses a backup with a file that is %s, and names it', async (_, name, damage) => {
  damage()
  await expect(verifyBackup(directory)).rejects.toThrow(new RegExp(`is damaged.*${name}`))
})

it('refuses a directory without a readable manifest', async () => {
  writeFileSync(join(directory, 'manifest.json'), '{')
  await expect(verifyBackup(directory)).rejects.toThrow(/manifest.json.*is damaged/)
  rmSync(join(directory, 'manifest.json'))
  await expect(verifyBackup(directory)).rejects.toThrow(/is not a backup/)
})
