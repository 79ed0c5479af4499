import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { surfaceOf, type Surface } from '../support/surface.ts'

// A change of the public API shows as a difference in etc/. To update it after a build: `vitest run --config
// vitest.package.config.ts test/package/surface.test.ts -u`.

const surface = (entry: string): Surface =>
  surfaceOf(fileURLToPath(new URL(`../../dist/${entry}.d.ts`, import.meta.url)))

const surfaces = new Map(['index', 'admin', 'js-sdk', 'testing'].map((entry) => [entry, surface(entry)]))
const linesOf = (entry: string): readonly string[] => surfaces.get(entry)?.lines ?? []

test.each([...surfaces.keys()])('%s exports what etc/ lists', async (entry) => {
  const elsewhere = new Set(entry === 'js-sdk' ? ['index', 'admin'].flatMap(linesOf) : [])
  const lines = linesOf(entry).filter((line) => !elsewhere.has(line))
  expect(lines.filter((line) => /[:<|&(] ?any\b/.test(line))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../etc/${entry}.surface.txt`)
})

test.each([...surfaces])('everything of %s has a docstring', (_, { unexplained }) => {
  expect(unexplained).toEqual([])
})
