// @vitest-environment node
import { expect, it } from 'vitest'
import { circlesOf, filesOf, importersOfEntry, measure, type Manifest } from './budgets.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_small.js'] },
  '_small.js': { file: 'assets/small.js', imports: ['_react.js'] },
  'src/pages/home.tsx': { file: 'assets/home.js', imports: ['index.html', '_small.js'] },
  'src/ui/styles.css': { file: 'assets/styles.css' },
  '_cart-1a2b3c4d.js': { file: 'assets/cart-1a2b3c4d.js', name: 'cart', imports: ['_small.js'] },
}
const build = { manifest, modules: { 'src/features/cart.tsx': 'assets/cart-1a2b3c4d.js' } }

it('counts each chunk once, with everything it imports', () => {
  expect(filesOf(['index.html', 'src/pages/home.tsx', 'src/ui/styles.css'], build)).toEqual([
    'assets/entry.js',
    'assets/home.js',
    'assets/react.js',
    'assets/small.js',
  ])
})

it('finds the file that a module was joined to', () => {
  expect(filesOf(['src/features/cart.tsx'], build)).toContain('assets/cart-1a2b3c4d.js')
})

it('names the files that import the entry', () => {
  expect(importersOfEntry(manifest)).toEqual(['assets/home.js'])
})

it('finds files that import each other', () => {
  expect(circlesOf(manifest)).toEqual([['assets/react.js', 'assets/small.js', 'assets/react.js']])
  expect(circlesOf({ ...manifest, '_small.js': { file: 'assets/small.js' } })).toEqual([])
})

it('fails for a module that the build no longer has', () => {
  expect(() => filesOf(['src/pages/gone.tsx'], build)).toThrow('no module src/pages/gone.tsx')
})

it('measures in kilobytes', () => {
  const [home] = measure({ home: { kilobytes: 5, modules: ['src/pages/home.tsx'] } }, build, () => 1500)
  expect(home).toMatchObject({ route: 'home', kilobytes: 6, limit: 5 })
})
