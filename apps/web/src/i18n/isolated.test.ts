import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('./language.ts')
  vi.resetModules()
})

it.each([
  [false, 'Plausible'],
  [true, '\u2068Plausible\u2069'],
])('keeps a name apart from its neighbours where the page is mirrored: %s', async (isMirrored, written) => {
  vi.resetModules()
  vi.doMock('./language.ts', () => ({ isMirrored }))
  const { isolated } = await import('./isolated.ts')
  expect(isolated('Plausible')).toBe(written)
})
