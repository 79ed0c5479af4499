import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromBackend } from '../paths.ts'
import { fingerprint, migrationsFingerprint } from './fingerprint.ts'

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

it('of the migrations contains the version of Medusa and whether there is Redis, which adds its own', () => {
  const { version } = fromBackend('@medusajs/medusa/package.json') as { readonly version: string }
  expect(migrationsFingerprint(directory, {}).split(' ').slice(0, 2)).toEqual([version, 'memory'])
  expect(migrationsFingerprint(directory, { REDIS_URL: 'redis://here' })).toContain(`${version} redis `)
})
