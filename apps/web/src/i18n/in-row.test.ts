import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('./language.ts')
  vi.resetModules()
})

it('writes texts with the comma of the language, without those that are missing', async () => {
  const texts = ['White', undefined, false, '', 'M'] as const
  const { inRow } = await import('./in-row.ts')
  expect(inRow(texts)).toBe('White, M')
  vi.resetModules()
  vi.doMock('./language.ts', () => ({ language: { code: 'ar' } }))
  const arabic = await import('./in-row.ts')
  expect(arabic.inRow(texts)).toBe('White، M')
})
