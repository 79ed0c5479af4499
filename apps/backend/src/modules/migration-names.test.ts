import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, it } from 'vitest'

/** Medusa keeps the migrations of all modules in one table: of two with the same name, the second one is never run. */
it('no two modules have a migration of the same name', () => {
  const names = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /migrations\/Migration\d+\.ts$/.test(file))
    .map((file) => basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
