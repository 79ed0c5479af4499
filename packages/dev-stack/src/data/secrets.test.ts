import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepSecrets } from './secrets.ts'

let file: string

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'secrets.json')
})

afterEach(() => rmSync(join(file, '..'), { recursive: true, force: true }))

it('are generated once and stored unreadable for other users', () => {
  const drawn = keepSecrets(file)
  expect(keepSecrets(file)).toEqual(drawn)
  expect(new Set(Object.values(drawn)).size).toBe(3)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('are not regenerated when the file is damaged, because the database password would be lost', () => {
  for (const content of ['', '{"jwt":"short"}', 'null']) {
    writeFileSync(file, content)
    expect(() => keepSecrets(file)).toThrow('is damaged')
  }
})
