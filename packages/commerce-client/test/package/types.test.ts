import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { Client, FullAuth, Store } from '../../src/index.ts'
import { methodsOf } from '../support/methods.ts'
import { docstringExamples, readmeSnippets } from '../support/readme-snippets.ts'

// Compiles projects against the published declarations. Needs a build.

const root = new URL('../../', import.meta.url)
/** A project that has only this package, resolved by name through its exports map. */
const consumer = new URL('consumer/', import.meta.url)
const require = createRequire(import.meta.url)

/** What the compiler says about a project. */
async function complaintsOf(project: string, ...options: string[]): Promise<string> {
  const tsc = require.resolve('typescript/lib/tsc.js')
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', project, ...options]).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

/** A module that exports the answer of every method, each with an inferred type. */
function everyAnswer(): string {
  const client = new Client({ baseUrl: 'http://localhost:9000' })
  const parts = { admin: new Admin(client), store: new Store(client), auth: new FullAuth(client) }
  const lines = [...methodsOf(parts).keys()].flatMap((method, index) => {
    const answer = (name: string, owner: string) =>
      `export const ${name}${index} = async (...given: Parameters<typeof ${owner}.${method}>) => ${owner}.${method}(...given)`
    return [answer('drop', 'sdk'), answer('own', 'parts')]
  })
  return [
    `import { CommerceClient, FullAuth } from '@umber/commerce-client'`,
    `import { Admin } from '@umber/commerce-client/admin'`,
    `import Medusa from '@umber/commerce-client/js-sdk'`,
    `export const sdk = new Medusa({ baseUrl: '' })`,
    `export const shop = new CommerceClient({ baseUrl: '' })`,
    `export const parts = { admin: new Admin(shop.client), store: shop.store, auth: new FullAuth(shop.client) }`,
    ...lines,
  ].join('\n')
}

/** A module with each docstring's example as a function. */
function everyExample(): string {
  const examples = [...docstringExamples()].flatMap(([file, list]) =>
    list.map((code) => [file, code] as const),
  )
  return [
    `import { CommerceClient, customEndpoint, each, eachPage, errorDetails, events, FullAuth, isConflict, keepTokenFresh, sharedReads, withHooks, withResponse, type Config } from '@umber/commerce-client'`,
    `import { Admin } from '@umber/commerce-client/admin'`,
    `import Medusa from '@umber/commerce-client/js-sdk'`,
    `import { createTestBackend, refusal, type TestBackend } from '@umber/commerce-client/testing'`,
    `declare const config: Config, baseUrl: string, publishableKey: string, shop: CommerceClient, admin: Admin, auth: FullAuth, file: File`,
    `declare const console: { log(...values: unknown[]): void }`,
    `declare const backend: TestBackend`,
    `void [CommerceClient, Medusa, Admin, createTestBackend, refusal]`,
    ...examples.map(
      ([file, code], index) => `// ${file}\nexport async function example${index}() {\n${code}\n}`,
    ),
  ].join('\n')
}

describe('with only this package installed', () => {
  // Also emits declarations: each inferred type of an export must have a name that the package exports.
  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('everything compiles and can be exported, without skipLibCheck, as %s and %s', async (module, how) => {
    for (const [index, code] of readmeSnippets().entries()) {
      writeFileSync(new URL(`snippet-${index + 1}.mts`, consumer), code)
    }
    writeFileSync(new URL('snippet-every-answer.mts', consumer), everyAnswer())
    writeFileSync(new URL('snippet-every-example.mts', consumer), everyExample())
    const outDir = new URL(`node_modules/.cache/consumer-${how}/`, root).pathname
    rmSync(outDir, { recursive: true, force: true })
    mkdirSync(outDir, { recursive: true })
    // A CommonJS file cannot be compiled to an ES module.
    const options = ['--module', module, '--moduleResolution', how, '--outDir', outDir]
    const complaints = await complaintsOf(consumer.pathname, ...options)
    const expected = how === 'bundler' ? /^(?:test\/package\/consumer\/common\.cts.*\n)*$/ : /^$/
    expect(complaints).toMatch(expected)
  })
})

test('beside js-sdk and @medusajs/types it replaces the one and fits the other', async () => {
  expect(await complaintsOf(new URL('beside-medusa/', import.meta.url).pathname)).toBe('')
})

test('the namespace HttpTypes has every name of Medusa’s but those of the Enterprise Edition', () => {
  const theirs = namesOf(require.resolve('@medusajs/types').replace(/index\.js$/, 'http/index.d.ts'))
  const own = namesOf(new URL('dist/medusa-types.d.ts', root).pathname)
  expect(theirs.length).toBeGreaterThan(800)
  expect(theirs.filter((name) => !own.includes(name) && !/Rbac|Role/.test(name))).toEqual([])
  expect(own.filter((name) => !theirs.includes(name))).toEqual([])
})

test('the admin entry has each type of Medusa’s that its methods name', () => {
  const named = ['admin', 'admin/resources'].flatMap((folder) => {
    const files = readdirSync(new URL(`src/${folder}/`, root)).filter((name) => name.endsWith('.ts'))
    const texts = files.map((name) => readFileSync(new URL(`src/${folder}/${name}`, root), 'utf8'))
    return texts.flatMap((text) => [...text.matchAll(/HttpTypes\.(\w+)/g)].flatMap(([, name]) => name ?? []))
  })
  const own = namesOf(new URL('dist/admin.d.ts', root).pathname)
  expect(named.length).toBeGreaterThan(400)
  expect(named.filter((name) => !own.includes(name))).toEqual([])
  // And the parts of those.
  expect(own).toEqual(expect.arrayContaining(['AdminOrder', 'AdminProduct', 'AdminCustomerAddress']))
  expect(own.filter((name) => /Rbac|Role/.test(name))).toEqual([])
})

function namesOf(file: string): readonly string[] {
  const program = ts.createProgram([file], { module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] })
  const source = program.getSourceFile(file)
  const module = source && program.getTypeChecker().getSymbolAtLocation(source)
  return module
    ? program
        .getTypeChecker()
        .getExportsOfModule(module)
        .map(({ name }) => name)
    : []
}
