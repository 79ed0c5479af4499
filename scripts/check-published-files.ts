import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { pnpmCommand, repositoryRoot } from '@umber/dev-stack'
import { publishedFaults, type PublishedFile } from './supply-chain/published-files.ts'
import { publishedPackages } from './supply-chain/published-packages.ts'
import { findSecrets } from './supply-chain/secret-scan.ts'

/** Packs each published package as a release does, and fails when the archive has files that do not belong in it. Needs a build. */

const directories = [repositoryRoot, homedir(), tmpdir()].filter((directory) => directory.length > 1)
let count = 0

for (const name of publishedPackages) {
  const files = packedFiles(join(repositoryRoot, 'packages', name))
  const secrets = await findSecrets(
    files.map(({ path, content }) => ({ path, content: Buffer.from(content) })),
  )
  const faults = [
    ...publishedFaults(files, directories),
    ...secrets.map(({ path, line, message }) => `${path}:${line}: ${message}`),
  ]
  for (const fault of faults) process.stderr.write(`${name}: ${fault}\n`)
  process.stdout.write(`${name}: ${files.length} files, ${faults.length} faults.\n`)
  count += faults.length
}
if (count > 0) process.exitCode = 1

function packedFiles(directory: string): readonly PublishedFile[] {
  const place = mkdtempSync(join(tmpdir(), 'umber-pack-'))
  try {
    const { command, args } = pnpmCommand(['pack', '--pack-destination', place])
    execFileSync(command, args, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] })
    const archive = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? ''
    execFileSync('tar', ['-xzf', archive], { cwd: place })
    const unpacked = join(place, 'package')
    return readdirSync(unpacked, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({
        path: relative(unpacked, file).replaceAll(sep, '/'),
        content: readFileSync(file, 'utf8'),
      }))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
