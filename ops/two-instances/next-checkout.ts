import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pnpmCommand, repositoryRoot, runStep, type ProcessGroups } from '@umber/dev-stack'
import type { WorkDirectory } from './work-directory.ts'

/** Neither sources nor builds. */
const left = new Set(['.git', '.data', '.turbo', 'node_modules', 'e2e', 'results'])
const packages = 'node_modules'
const configuration = 'apps/web/vite.config.ts'
const scriptNames = 'assets/[name]-[hash:7].js'

/**
 * Makes the next release in a checkout of its own, as docs/operations.md says, and returns its directory. Its shop is built anew: every
 * script has another name, so none of a page of this build is there. Its backend is a copy of this one's build.
 */
export async function makeNextCheckout(groups: ProcessGroups, directory: WorkDirectory): Promise<string> {
  const next = directory.at('next')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, packages), { recursive: true })
  for (const name of readdirSync(repositoryRoot))
    if (!left.has(name))
      cpSync(join(repositoryRoot, name), join(next, name), { recursive: true, verbatimSymlinks: true })
  // The links of the workspace's packages lead into the new checkout, all others into the packages that are installed.
  for (const name of readdirSync(join(repositoryRoot, packages)))
    if (name !== '.pnpm')
      cpSync(join(repositoryRoot, packages, name), join(next, packages, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
  symlinkSync(join(repositoryRoot, packages, '.pnpm'), join(next, packages, '.pnpm'))
  renameScripts(join(next, configuration))
  await runStep(groups, {
    title: 'pnpm build in the next checkout',
    ...pnpmCommand(['build']),
    cwd: join(next, 'apps/web'),
    env: process.env,
    limit: 600_000,
    logFile: directory.log('build-next').file,
  })
  return next
}

function renameScripts(file: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(scriptNames)) throw new Error(`${file} does not name its scripts ${scriptNames}`)
  writeFileSync(file, text.replaceAll(scriptNames, 'assets/[name]-next-[hash:7].js'))
}

/** The addresses of all scripts of the shop that is built in a checkout. */
export function scriptsOf(checkout: string): readonly string[] {
  const manifest = join(checkout, 'apps/web/dist/.vite/manifest.json')
  if (!existsSync(manifest)) throw new Error(`The shop in ${checkout} is not built`)
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >
  return [...new Set(Object.values(entries).map(({ file }) => `/${file}`))].filter((file) =>
    file.endsWith('.js'),
  )
}
