import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backendRoot, pnpmCommand, repositoryRoot } from '@umber/dev-stack'
import { typeDifferences } from './dashboard/type-differences.ts'

/**
 * `pnpm prove:types` type-checks the source of Medusa's dashboard, once with js-sdk and once with our client in its place,
 * and fails on an error of ours that `type-differences.ts` does not explain, or on an explanation that is not needed.
 */
const fromBackend = createRequire(join(backendRoot, 'package.json'))
const source = join(realpathSync(dirname(fromBackend.resolve('@medusajs/dashboard/package.json'))), 'src')
const client = join(repositoryRoot, 'packages/commerce-client/dist/js-sdk.d.ts')

interface TypeError {
  readonly file: string
  readonly message: string
}

const options = {
  target: 'ES2021',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  types: [],
}

/** An error's place changes with each release of the dashboard, so it is left out. */
const errorLine = /src\/(?<file>[^\s(]+)\(\d+,\d+\): error TS\d+: (?<message>.*)$/

function errorsWith(directory: string, name: string, paths: Readonly<Record<string, readonly string[]>>) {
  const project = join(directory, `${name}.json`)
  const include = ['ts', 'tsx'].map((extension) => `${source}/**/*.${extension}`)
  const exclude = [`${source}/**/*.spec.*`, `${source}/**/__tests__/**`]
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...options, paths }, include, exclude }))
  const { command, args } = pnpmCommand(['exec', 'tsc', '-p', project, '--pretty', 'false'])
  const { stdout } = spawnSync(command, args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const errors = stdout.split('\n').flatMap((line): readonly TypeError[] => {
    const { file, message } = errorLine.exec(line)?.groups ?? {}
    return file === undefined || message === undefined ? [] : [{ file, message }]
  })
  console.log(`${name}: ${errors.length} errors`)
  return errors
}

const keyOf = ({ file, message }: TypeError): string => `${file}: ${message}`

const directory = mkdtempSync(join(tmpdir(), 'dashboard-types-'))
try {
  const theirs = new Set(errorsWith(directory, 'js-sdk', {}).map(keyOf))
  const ours = errorsWith(directory, 'commerce-client', { '@medusajs/js-sdk': [client] })
  const added = ours.filter((error) => !theirs.has(keyOf(error)))
  const explains = (error: TypeError) =>
    typeDifferences.find(({ file, message }) => file.test(error.file) && message.test(error.message))
  const unexplained = added.filter((error) => explains(error) === undefined)
  const unused = typeDifferences.filter(
    (difference) => !added.some((error) => explains(error) === difference),
  )
  for (const difference of typeDifferences) {
    const count = added.filter((error) => explains(error) === difference).length
    console.log(`${String(count).padStart(4)}  ${difference.file.source}: ${difference.reason}`)
  }
  for (const error of unexplained) console.error(`Not explained: ${keyOf(error)}`)
  for (const { file, message } of unused) console.error(`Explains nothing: ${file.source} ${message.source}`)
  console.log(`${added.length} errors more than with js-sdk, ${added.length - unexplained.length} explained.`)
  process.exitCode = unexplained.length + unused.length === 0 && ours.length > 0 ? 0 : 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}
