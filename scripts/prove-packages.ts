import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, repositoryRoot } from '@umber/dev-stack'
import { startFakeBackend } from '@umber/fake-backend'
import { blankProjects, type BlankProject } from './packages/blank-projects.ts'
import { startLocalRegistry } from './packages/local-registry.ts'
import { publishTo, type Published } from './packages/publish.ts'
import { runTool } from './packages/run-tool.ts'
import { publishedPackages } from './supply-chain/published-packages.ts'

/**
 * `pnpm prove:packages` publishes the packages to a registry on this machine, installs them in blank projects, and
 * type-checks, bundles and runs those. `--only node-esm,types` takes some of the projects, `--keep` keeps their directory,
 * `--port` names the registry's port. The tools of the projects come from the public registry.
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean' }, port: { type: 'string' } },
})
const begun = performance.now()
const names = values.only?.split(',') ?? blankProjects.map(({ name }) => name)
const unknown = names.filter((name) => blankProjects.every((project) => project.name !== name))
if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}.`)

const directory = mkdtempSync(join(tmpdir(), 'umber-packages-'))
const port = values.port === undefined ? await freePort() : Number(values.port)
const registry = await startLocalRegistry(join(directory, 'registry'), port)
const backend: Record<string, string | undefined> = {}
const stopBackend = await startFakeBackend(backend)
const environment = {
  ...process.env,
  ...backend,
  NEXT_TELEMETRY_DISABLED: '1',
  MEDUSA_URL: backend['BACKEND_URL'],
  MEDUSA_PUBLISHABLE_KEY: backend['PUBLISHABLE_KEY'],
}
const failed: string[] = []

try {
  const published = publishedPackages.map((name) => publishTo(registry, directory, name))
  for (const { name, version, bytes } of published)
    process.stdout.write(`published ${name}@${version}, ${bytes} bytes\n`)
  for (const project of blankProjects.filter(({ name }) => names.includes(name))) {
    try {
      await prove(project, published)
    } catch (error) {
      failed.push(project.name)
      process.stderr.write(`${project.name}: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
} finally {
  await stopBackend()
  await registry.stop()
  if (values.keep === true) process.stdout.write(`The projects are in ${directory}\n`)
  else rmSync(directory, { recursive: true, force: true })
}

process.stdout.write(
  `${names.length - failed.length} of ${names.length} projects on Node ${process.version} in ${seconds(begun)} s\n`,
)
if (failed.length > 0) process.exitCode = 1

async function prove(project: BlankProject, published: readonly Published[]): Promise<void> {
  const start = performance.now()
  const place = prepare(project, published)
  const run = (words: readonly string[]) => runTool(place, words, environment)
  await run(['npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error'])
  const installed = seconds(start)
  let output = ''
  for (const step of project.steps) output = await run(step)
  if (project.prints === 'shop') checkShop(output)
  process.stdout.write(`${project.name}: ok, installed in ${installed} s, ${seconds(start)} s in all\n`)
  if (project.prints === 'shop') process.stdout.write(`  ${output.trim()}\n`)
}

function prepare({ name, in: parent, dependencies }: BlankProject, published: readonly Published[]): string {
  const place = join(directory, name)
  for (const template of ['scripts/blank-projects/shared', `${parent ?? 'scripts/blank-projects'}/${name}`])
    cpSync(join(repositoryRoot, template), place, { recursive: true })
  const entries = published.flatMap((one) => one.entries)
  const exported = entries.map((entry, index) => `export * as entry${index} from '${entry}'\n`)
  write('entries.json', JSON.stringify(entries))
  write('entries.mts', exported.join(''))
  const own = Object.fromEntries(published.map((one) => [one.name, one.version]))
  write(
    'package.json',
    JSON.stringify({ name, private: true, type: 'module', dependencies: { ...dependencies, ...own } }),
  )
  const scopes = new Set(published.map((one) => one.name.split('/')[0]))
  write('.npmrc', [...scopes].map((scope) => `${scope}:registry=${registry.url}\n`).join(''))
  return place

  function write(file: string, text: string): void {
    writeFileSync(join(place, file), text)
  }
}

/** Every project has to find the same in the same backend. */
function checkShop(output: string): void {
  const expected = readFileSync(join(repositoryRoot, 'scripts/blank-projects/found.json'), 'utf8')
  const found = output.trim().split('\n').at(-1) ?? ''
  if (JSON.stringify(JSON.parse(expected)) !== found) throw new Error(`found ${found} instead of ${expected}`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
