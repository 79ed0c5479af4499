import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { absentLists, lists, otherPages } from './lists.ts'
import { expect, test } from './support/test.ts'

test('every list of the installed dashboard is covered here', () => {
  expect([...Object.keys(lists), ...Object.keys(absentLists)].toSorted()).toEqual(listsOfTheDashboard())
})

for (const [place, heading] of [...Object.values(lists).flat(), ...otherPages]) {
  test(`${place} shows "${heading}"`, async ({ open, page }) => {
    await open(place)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  })
}

function listsOfTheDashboard(): readonly string[] {
  const fromBackend = createRequire(path.resolve(import.meta.dirname, '../../apps/backend/package.json'))
  const manifest = fromBackend.resolve('@medusajs/dashboard/package.json')
  return readdirSync(path.join(path.dirname(manifest), 'dist'))
    .flatMap((file) => /^(.+)-list-[A-Z0-9]{8}\.mjs$/.exec(file)?.[1] ?? [])
    .toSorted()
}
