import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { formatError, repositoryRoot } from '@umber/dev-stack'
import { runPnpm11 } from './supply-chain/pnpm-11.ts'
import { publishedPackages } from './supply-chain/published-packages.ts'

/** Writes SBOMs (CycloneDX) to reports/sbom: one for the whole lockfile, one for each published package. */

const outDirectory = join(repositoryRoot, 'reports/sbom')

interface Bill {
  readonly bomFormat: string
  readonly specVersion: string
  readonly components: readonly unknown[]
}

try {
  mkdirSync(outDirectory, { recursive: true })
  write('storefront', [])
  // The lockfile lists optional peers as optional dependencies; users who install the package do not get them.
  for (const name of publishedPackages)
    write(name, ['--prod', '--no-optional', '--filter', `./packages/${name}`])
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`)
  process.exitCode = 1
}

function write(name: string, args: readonly string[]): void {
  const { exitCode, stdout, stderr } = runPnpm11([
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--lockfile-only',
    ...args,
  ])
  if (exitCode !== 0) throw new Error(`pnpm sbom ended with ${exitCode}: ${stderr}${stdout}`)
  const bill = JSON.parse(stdout) as Bill
  const file = join(outDirectory, `${name}.cdx.json`)
  writeFileSync(file, stdout)
  process.stdout.write(
    `${relative(repositoryRoot, file)}: ${bill.bomFormat} ${bill.specVersion}, ${bill.components.length} components.\n`,
  )
}
