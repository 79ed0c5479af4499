import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'
import { describe, expect, it } from 'vitest'
import { areas, browserTestsFor } from './areas.ts'

const tests = [
  'e2e/pages/cart.test.ts',
  'e2e/showcase/cart.test.ts',
  'e2e/pages/search.test.ts',
  'e2e/live/wishlist.test.ts',
]

describe('the browser tests of a change', () => {
  it('are those of the changed screen', () => {
    expect(browserTestsFor(['apps/web/src/features/cart/cart-screen.tsx'], tests)).toEqual({
      kind: 'files',
      files: ['e2e/pages/cart.test.ts', 'e2e/showcase/cart.test.ts'],
    })
  })

  it('are those of `pnpm test` for a shared source', () => {
    for (const file of [
      'apps/web/src/ui/primitives/button.tsx',
      'e2e/support/test.ts',
      'packages/commerce-client/src/client.ts',
    ])
      expect(browserTestsFor(['apps/web/src/features/cart/cart-screen.tsx', file], tests)).toEqual({
        kind: 'smoke',
      })
  })

  it('are the changed tests themselves', () => {
    expect(browserTestsFor(['e2e/live/wishlist.test.ts'], tests)).toEqual({
      kind: 'files',
      files: ['e2e/live/wishlist.test.ts'],
    })
  })

  it('are none for what no browser shows', () => {
    expect(
      browserTestsFor(['docs/payments.md', 'apps/web/src/features/cart/cart-screen.test.tsx'], tests),
    ).toEqual({
      kind: 'none',
    })
  })
})

it('each feature of the shop belongs to an area', () => {
  const known = new Set(areas.flatMap(({ sources }) => sources))
  const features = readdirSync(join(repositoryRoot, 'apps/web/src/features'), { withFileTypes: true })
  expect(
    features.filter((entry) => entry.isDirectory() && !known.has(entry.name)).map(({ name }) => name),
  ).toEqual([])
})

it('each word of an area names a browser test', () => {
  const files = readdirSync(join(repositoryRoot, 'e2e'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts'),
  )
  const words = areas.flatMap((area) => area.tests)
  expect(words.filter((word) => !files.some((file) => file.includes(word)))).toEqual([])
})
