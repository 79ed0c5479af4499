import { describe, expect, test } from 'vitest'
import { publishedFaults, type PublishedFile } from './published-files.ts'

const archive: readonly PublishedFile[] = [
  { path: 'package.json', content: '{}' },
  { path: 'README.md', content: '# A client' },
  { path: 'LICENSE', content: 'MIT' },
  { path: 'CHANGELOG.md', content: '# A client' },
  { path: 'dist/index.js', content: 'export const route = "/home/linen/"' },
  { path: 'dist/chunk-3J4YEYQI.cjs', content: '' },
  { path: 'dist/index.d.cts', content: '' },
]
const faults = (...more: readonly PublishedFile[]) =>
  publishedFaults([...archive, ...more], ['/builds/storefront', 'C:\\Users\\linen'])

describe('an archive for npm', () => {
  test('holds what is built and what tells of it', () => {
    expect(faults()).toEqual([])
  })

  test.each([
    'src/index.ts',
    'dist/index.js.map',
    'dist/index.test.js.snap',
    'test/contract/cart.contract.ts',
    '.env',
    'tsconfig.tsbuildinfo',
  ])('does not hold %s', (path) => {
    expect(faults({ path, content: '' })).toEqual([`${path}: is not to be published`])
  })

  test.each(['"/builds/storefront/src/index.ts"', 'file:///builds/storefront', 'C:\\Users\\linen\\src'])(
    'does not name a directory of the machine that built it: %s',
    (content) => {
      expect(faults({ path: 'dist/live.js', content })).toEqual([
        expect.stringContaining('dist/live.js: names a directory'),
      ])
    },
  )

  test('points at no source map', () => {
    const content = ['//', '# sourceMappingURL=live.js.map'].join('')
    expect(faults({ path: 'dist/live.js', content })).toEqual([
      'dist/live.js: points at a source map that is not published',
    ])
  })

  test('carries its licence and its changes', () => {
    const faults = ['LICENSE: is missing', 'CHANGELOG.md: is missing']
    expect(publishedFaults(archive.slice(0, 2), [])).toEqual(faults)
  })
})
