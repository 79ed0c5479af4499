import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpmCommand, repositoryRoot } from '@umber/dev-stack'
import { licenseFault } from './supply-chain/license-policy.ts'

/** Fails when an installed package has a licence that `license-policy.ts` neither allows nor lists. */

interface Listed {
  readonly name: string
  readonly versions: readonly string[]
  readonly paths: readonly string[]
}

const { command, args } = pnpmCommand(['licenses', 'list', '--json'])
const listed = JSON.parse(
  execFileSync(command, args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
) as Readonly<Record<string, readonly Listed[]>>

let count = 0
let failures = 0

for (const [license, packages] of Object.entries(listed)) {
  for (const { name, versions, paths } of packages) {
    for (const [index, path] of paths.entries()) {
      count += 1
      const fault = licenseFault({ name, license: declaredLicense(path) ?? license, text: licenseText(path) })
      if (fault === undefined) continue
      failures += 1
      process.stderr.write(`${name}@${versions[index] ?? versions[0]} ${fault}\n`)
    }
  }
}

process.stdout.write(`${count} packages; ${failures} with a licence that is not accepted.\n`)
if (count === 0 || failures > 0) process.exitCode = 1

/** For SEE LICENSE pnpm guesses the licence from the file's text, and takes Medusa's Enterprise Edition for MIT. */
function declaredLicense(directory: string): string | undefined {
  const manifest = join(directory, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: unknown }
  return typeof license === 'string' && license.startsWith('SEE LICENSE') ? license : undefined
}

function licenseText(directory: string): string {
  if (!existsSync(directory)) return ''
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(directory, name), 'utf8'))
    .join('\n')
}
