import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { medusaVersion } from '../paths.ts'
import { fingerprint, migrationsFingerprint } from './fingerprints.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(directory, 'modules/wishlist/migrations'), { recursive: true })
  writeFileSync(join(directory, 'modules/wishlist/migrations/one.ts'), 'create table')
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('changes only when a file at any depth changes or is added', () => {
  const paths = [join(directory, 'modules'), join(directory, 'links')]
  const before = fingerprint(paths)
  expect(fingerprint(paths)).toBe(before)
  writeFileSync(join(directory, 'modules/wishlist/migrations/two.ts'), 'alter table')
  const added = fingerprint(paths)
  expect(added).not.toBe(before)
  writeFileSync(join(directory, 'modules/wishlist/migrations/two.ts'), 'drop table')
  expect(fingerprint(paths)).not.toBe(added)
})

it('of the migrations contains the version of Medusa', () => {
  expect(migrationsFingerprint().split(' ')[0]).toBe(medusaVersion())
})
