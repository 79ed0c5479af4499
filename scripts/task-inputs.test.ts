import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Turbo {
  readonly tasks: Readonly<Record<string, { readonly inputs?: readonly string[] }>>
}

const { tasks } = JSON.parse(read('turbo.json').replaceAll(/^ *\/\/.*$/gm, '')) as Turbo

/** The sources that a file imports. A package without a build is imported as its sources. */
function importsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/(?:\bfrom |\bimport\(|^import )'([^']+)'/gm)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [path.join(path.dirname(file), name)]
    const [, of = '', entry = ''] = /^@umber\/([^/]+)\/?(.*)$/.exec(name) ?? []
    const source = path.join('packages', of, 'src', entry, 'index.ts')
    const isBuilt = of === '' || existsSync(path.join(root, 'packages', of, 'tsup.config.ts'))
    return isBuilt ? [] : [source]
  })
}

/** The files outside of this directory that its files import, directly or through others. */
function filesReadByScripts(): readonly string[] {
  const open = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('blank-projects'))
    .map((file) => path.join('scripts', file))
  const found = new Set<string>()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(path.join(root, file))) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return [...found].filter((file) => !file.startsWith('scripts/'))
}

/** For the globs of turbo.json: `{a,b}`, `*` and `**`. */
function pattern(glob: string): RegExp {
  const parts: Readonly<Record<string, string>> = {
    '**': '.*',
    '*': '[^/]*',
    '{': '(',
    '}': ')',
    ',': '|',
    '.': '\\.',
  }
  return new RegExp(`^${glob.replaceAll(/\*\*|[*{},.]/g, (part) => parts[part] ?? part)}$`)
}

it.each(['//#typecheck:scripts', '//#unit:scripts'])('%s names each file that the scripts import', (task) => {
  const globs = (tasks[task]?.inputs ?? []).map(pattern)
  const files = filesReadByScripts()
  expect(files).toContain('apps/web/src/content/policies.ts')
  expect(files).toContain('packages/dev-stack/src/index.ts')
  expect(files.filter((file) => !globs.some((glob) => glob.test(file)))).toEqual([])
})
