import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

/**
 * `pnpm structure` prints how the sources are cut: file sizes, imports between the directories of apps/web, and how many
 * files a reader passes on five trips. The numbers are for comparison before and after a change; nothing fails.
 */

const root = path.resolve(import.meta.dirname, '..')
const isSource = (file: string): boolean =>
  /^(?:apps|packages)\/[^/]+\/.*\.tsx?$/.test(file) &&
  !/\.(?:test|bench|contract|d)\.tsx?$|\/(?:test|bench|examples|migrations)\/|\.config\./.test(file)

const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const sources = listed.filter((file) => isSource(file) && existsSync(path.join(root, file)))
const texts = new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
const lineCount = (file: string): number => texts.get(file)?.trimEnd().split('\n').length ?? 0

const packages: Readonly<Record<string, string>> = {
  '@umber/storefront-core': 'packages/storefront-core/src',
  '@umber/commerce-client': 'packages/commerce-client/src',
  '@umber/admin-client': 'packages/admin-client/src',
  '@umber/addresses': 'packages/addresses/src',
}

/** The source file that a module specifier names; undefined for libraries and for files that are no sources. */
function resolveImport(from: string, specifier: string): string | undefined {
  const name = Object.keys(packages).find((one) => specifier === one || specifier.startsWith(`${one}/`))
  const target =
    name === undefined
      ? path.posix.join(path.posix.dirname(from), specifier)
      : `${packages[name]}${specifier.slice(name.length)}/index.ts`
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => texts.has(file))
}

/** Where an entry of a package takes each of its names from. */
function exportsOf(entry: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [, list = '', specifier = ''] of (texts.get(entry) ?? '').matchAll(
    /export (?:type )?\{([^}]+)\} from '([^']+)'/g,
  )) {
    const file = resolveImport(entry, specifier)
    for (const name of list.split(',').map((one) => one.trim().replace(/^type /, '')))
      if (file !== undefined && name !== '') names.set(name.split(' as ').at(-1) ?? name, file)
  }
  return names
}

/** An import from a package leads to the files that define the imported names, not to everything the entry exports. */
function definingFiles(file: string, specifier: string): readonly string[] {
  const target = resolveImport(file, specifier)
  if (target === undefined) return []
  if (!specifier.startsWith('@')) return [target]
  const defined = exportsOf(target)
  const clauses = (texts.get(file) ?? '').matchAll(/import (?:type )?\{([^}]+)\} from '([^']+)'/g)
  return [...clauses]
    .filter(([, , from]) => from === specifier)
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    .filter((name) => !name.startsWith('type '))
    .flatMap((name) => defined.get(name.split(' as ')[0] ?? '') ?? [])
}

interface Imports {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

function readImports(file: string): Imports {
  const text = texts.get(file) ?? ''
  const later = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
  // Types are read beside the code that uses them, and are counted in neither.
  const code = text.replaceAll(/^(?:import|export) type [^;]*? from '[^']+'$/gm, '')
  const all = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName)
  const resolved = (specifiers: readonly string[]): readonly string[] =>
    specifiers.flatMap((specifier) => definingFiles(file, specifier))
  return { now: resolved(all.filter((one) => !later.includes(one))), later: resolved(later) }
}

const imports = new Map(sources.map((file) => [file, readImports(file)]))

/** All files that the entry imports, directly or not; code that is loaded later is not among them. */
function closure(entry: string): ReadonlySet<string> {
  const seen = new Set([entry])
  for (const file of seen) for (const next of imports.get(file)?.now ?? []) seen.add(next)
  return seen
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(whole, 1))} %`
const print = (line: string): void => void process.stdout.write(`${line}\n`)

function printSizes(label: string, files: readonly string[]): void {
  const sizes = files.map(lineCount).toSorted((a, b) => a - b)
  const at = (share: number): number => sizes[Math.floor(share * (sizes.length - 1))] ?? 0
  const short = sizes.filter((size) => size < 25).length
  print(
    `${label.padEnd(24)} ${String(files.length).padStart(5)} files, median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}, ` +
      `under 25 lines: ${short} (${percent(short, files.length)})`,
  )
}

print('Sizes')
for (const directory of new Set(sources.map((file) => file.split('/').slice(0, 2).join('/'))))
  printSizes(
    directory,
    sources.filter((file) => file.startsWith(`${directory}/`)),
  )
printSizes('all', sources)

/** From the lowest: a directory imports only those before it. */
const floors: readonly (readonly string[])[] = [
  ['config', 'content', 'copy', 'browser'],
  ['ui', 'seo', 'services', 'queries', 'hooks', 'router'],
  ['features'],
  ['app', 'design-system'],
]
interface Boundaries {
  readonly forbidden: readonly {
    readonly name: string
    readonly to: { readonly pathNot?: readonly string[] }
  }[]
}

/** What `.dependency-cruiser.cjs` lets other features import. */
function sharedFeatures(): readonly RegExp[] {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Boundaries
  const rule = forbidden.find(({ name }) => name === 'a feature imports no other feature')
  const [, ...shared] = rule?.to.pathNot ?? []
  if (shared.length === 0) throw new Error('.dependency-cruiser.cjs names no shared features')
  return shared.map((pattern) => new RegExp(pattern))
}

const shared = sharedFeatures()
const web = 'apps/web/src/'
const floorOf = (file: string): number =>
  floors.findIndex((names) => names.some((name) => file.startsWith(`${web}${name}/`)))
const upwards: string[] = []
const across: string[] = []
for (const [file, { now, later }] of imports) {
  if (!file.startsWith(web)) continue
  const feature = /^apps\/web\/src\/features\/([^/]+)/.exec(file)?.[1]
  for (const target of [...now, ...later].filter((one) => one.startsWith(web))) {
    if (floorOf(file) >= 0 && floorOf(target) > floorOf(file)) upwards.push(`${file} -> ${target}`)
    const other = /^apps\/web\/src\/features\/([^/]+)/.exec(target)?.[1]
    if (
      feature !== undefined &&
      other !== undefined &&
      feature !== other &&
      !shared.some((one) => one.test(target))
    )
      across.push(`${file} -> ${target}`)
  }
}
print(`\napps/web: ${upwards.length} imports upwards, ${across.length} imports between features`)
for (const line of [...upwards, ...across]) print(`  ${line}`)

const trips: Readonly<Record<string, string>> = {
  'product page': `${web}features/product/product-screen.tsx`,
  'category page': `${web}features/product-list/category-screen.tsx`,
  checkout: `${web}features/checkout/checkout-screen.tsx`,
  'sign-in': `${web}features/auth/login-screen.tsx`,
  'admin.product.list': 'packages/commerce-client/src/admin/resources/product.ts',
}
/** One concern should have one mechanism. Each pattern finds the places that solve a concern, or solve it by hand. */
const mechanisms: readonly (readonly [concern: string, directory: string, pattern: RegExp])[] = [
  ['machine runtimes', 'packages/storefront-core/src/', /\bcreateStore</],
  ['sets of listeners', 'packages/storefront-core/src/', /new Set<\(/],
  ['sets of listeners', web, /new Set<\(/],
  ['promises kept until they fail', 'packages/storefront-core/src/', /\?\?= [\s\S]{0,80}\.catch\(/],
  ['promises kept until they fail', web, /\?\?= [\s\S]{0,80}\.catch\(/],
  ['wrappers of sessionStorage', web, /createBrowserStorage\(\(\) => window\.sessionStorage/],
  ['stores loaded later', web, /\blazyStore[<(]\{?/],
  ['components loaded later by hand', web, /useState<ComponentType/],
  ['infinite queries', web, /\b(?:use)?[iI]nfiniteQuery(?:Options)?\(/],
  ['presets asked by name', web, /isDemonstration|preset\.name === /],
  ['libraries changed while building', 'apps/web/', /\btransform: \{\s*filter: \{ id:/],
]
print('\nPlaces per mechanism')
for (const [concern, directory, pattern] of mechanisms) {
  const places = [...texts].filter(([file, text]) => file.startsWith(directory) && pattern.test(text))
  print(`  ${concern.padEnd(34)} ${directory.split('/').slice(0, 2).join('/').padEnd(26)} ${places.length}`)
}

print('\nFiles that an entry imports')
for (const [trip, entry] of Object.entries(trips)) {
  const files = [...closure(entry)]
  const lines = files.reduce((sum, file) => sum + lineCount(file), 0)
  print(`  ${trip.padEnd(20)} ${files.length} files, ${lines} lines`)
}
