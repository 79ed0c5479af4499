import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { surfaceOf } from '../support/surface.ts'

// A change of what the package offers shows as a difference in etc/. Written anew by
// `vitest run --config vitest.package.config.ts test/package/surface.test.ts -u`, after a build.

const linesOf = (entry: string): readonly string[] =>
  surfaceOf(fileURLToPath(new URL(`../../dist/${entry}.d.ts`, import.meta.url)))

const known = new Map(['index', 'admin'].map((entry) => [entry, linesOf(entry)]))

test.each(['index', 'admin', 'js-sdk'])('%s offers what etc/ says', async (entry) => {
  const elsewhere = new Set(entry === 'js-sdk' ? [...known.values()].flat() : [])
  const lines = (known.get(entry) ?? linesOf(entry)).filter((line) => !elsewhere.has(line))
  expect(lines.filter((line) => /[:<|&(] ?any\b/.test(line))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../etc/${entry}.surface.txt`)
})
