import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { unguardedImports } from './guarded-imports.ts'

const web = path.resolve(import.meta.dirname, '../../apps/web/src')

it('[F-116] every import() of the shop goes through a call that handles its failure', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))
  expect(texts.filter(({ text }) => text.includes('import(')).length).toBeGreaterThan(20)
  const found = texts.flatMap(({ file, text }) => unguardedImports(text, file).map((at) => `${file}:${at}`))
  expect(found).toEqual([])
})

describe('an import()', () => {
  it.each([
    ['is handed to a guard', `const Part = lazyComponent(async () => (await import('./part.ts')).Part)`],
    [
      'is awaited beside others',
      `load(async () => await Promise.all([importWithReload(() => import('./a.ts')), b()]))`,
    ],
    ['has a catch', `import('./a.ts').then(({ start }) => start()).catch(() => undefined)`],
    ['has a second function', `import('./a.ts').then(use, () => undefined)`],
    ['is tried', `async function go() { try { await import('./a.ts') } catch { stop() } }`],
    [
      'has a name whose uses are all guarded',
      `const load = async () => (await import('./a.ts')).A
       const A = lazyComponent(load)
       const preload = () => void load().catch(() => undefined)
       const button = <DialogButton load={load} />`,
    ],
  ])('that %s is guarded', (_, text) => {
    expect(unguardedImports(text, 'a.tsx')).toEqual([])
  })

  it.each([
    ['is awaited without a guard', `async function go() { const { a } = await import('./a.ts'); a() }`],
    ['is only continued', `import('./a.ts').then(use)`],
    ['is left alone', `void import('./a.ts')`],
    ['is not tried but caught', `async function go() { try { stop() } catch { await import('./a.ts') } }`],
    ['belongs to React’s own lazy', `const Part = lazy(() => import('./part.ts'))`],
    ['has a name and no use', `export const load = () => import('./a.ts')`],
    [
      'has a name with one use that is not guarded',
      `const load = async () => (await import('./a.ts')).A
       const A = lazyComponent(load)
       const go = async () => { (await load()).start() }`,
    ],
    [
      'is handed to another component',
      `const load = () => import('./a.ts'); const link = <Link load={load} />`,
    ],
  ])('that %s is not', (_, text) => {
    expect(unguardedImports(text, 'a.tsx')).toHaveLength(1)
  })
})
