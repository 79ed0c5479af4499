import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileSnippets } from '../snippets/compile-snippets.ts'

const guide = readFileSync(new URL('../site/guide/moving-from-js-sdk.md', import.meta.url), 'utf8')

/** The block of the guide that changes the files of a project. */
const codemod = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)]
  .map(([, code = '']) => code)
  .find((code) => code.includes('git grep'))

const before = {
  'shop.ts': `import Medusa, { FetchError, type Config } from "@medusajs/js-sdk"
import type { HttpTypes } from '@medusajs/types'

const config: Config = { baseUrl: 'http://localhost:9000' }
const sdk = new Medusa(config)
export const titles = (products: HttpTypes.StoreProduct[]): string[] => products.map(({ title }) => title)
export const isRefused = (error: unknown): boolean => error instanceof FetchError
export const products = async () => titles((await sdk.store.product.list()).products)
`,
  'src/later.ts': `export const later = async () => (await import('@medusajs/js-sdk')).default\n`,
  'other.ts': `import type { IProductModuleService } from '@medusajs/types'\nexport type Service = IProductModuleService\n`,
  'notes.md': '@medusajs/js-sdk\n',
}

test('the command of the guide changes every import of a project, which then compiles', () => {
  const project = mkdtempSync(join(tmpdir(), 'umber-moving-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const read = (file: string): string => readFileSync(join(project, file), 'utf8')
  mkdirSync(join(project, 'src'))
  for (const [file, code] of Object.entries(before)) writeFileSync(join(project, file), code)
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  execFileSync('git', ['add', '.'], { cwd: project })
  execFileSync('sh', ['-c', codemod ?? 'exit 1'], { cwd: project })

  expect(read('shop.ts')).toContain(
    'from "@umber/commerce-client/js-sdk"\nimport type { HttpTypes } from \'@umber/commerce-client/js-sdk\'',
  )
  expect(read('src/later.ts')).toContain("import('@umber/commerce-client/js-sdk')")
  // Other names of @medusajs/types are Medusa's own.
  expect(read('other.ts')).toBe(before['other.ts'])
  expect(read('notes.md')).toBe(before['notes.md'])

  const moved = ['shop.ts', 'src/later.ts'].map((file, index) => ({
    name: `moved-${index}`,
    code: read(file),
    isRun: false,
    prints: '',
  }))
  const compiled = new URL('../node_modules/.cache/moved', import.meta.url).pathname
  expect(compileSnippets(moved, compiled)).toEqual([])
}, 120_000)
