import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A copy of the repository for mutants: the original never changes, even if the run is interrupted. */
export interface MutableCopy {
  readonly root: string
  /** Changes a file while `during` runs. */
  withChange<T>(file: string, change: (text: string) => string, during: () => Promise<T>): Promise<T>
  remove(): void
}

/** Copies the working tree, the built packages and the links to installed packages. */
export function copyRepository(original: string): MutableCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'umber-mutants-'))
  for (const file of filesOf(original)) {
    if (!existsSync(path.join(original, file))) continue
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    cpSync(path.join(original, file), path.join(root, file), { verbatimSymlinks: true })
  }
  linkInstalled(original, root)
  for (const directory of packagesOf(original)) copyInstalled(original, root, directory)
  return {
    root,
    async withChange(file, change, during) {
      const place = path.join(root, file)
      const before = readFileSync(place, 'utf8')
      writeFileSync(place, change(before))
      try {
        return await during()
      } finally {
        writeFileSync(place, before)
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function filesOf(root: string): readonly string[] {
  return execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
    .split('\0')
    .filter((file) => file !== '')
}

function packagesOf(root: string): readonly string[] {
  const manifests = filesOf(root).filter((file) => /^((apps|packages)\/[^/]+|e2e)\/package\.json$/.test(file))
  return manifests.map((file) => path.dirname(file))
}

/** Links each package that the root has installed. A link to a workspace package leads to the copy, not to the original. */
function linkInstalled(original: string, root: string): void {
  mkdirSync(path.join(root, 'node_modules'))
  for (const entry of readdirSync(path.join(original, 'node_modules'), { withFileTypes: true })) {
    const source = path.join(original, 'node_modules', entry.name)
    const target = path.join(root, 'node_modules', entry.name)
    if (entry.name === '@umber' || entry.isFile())
      cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(source, target, 'junction')
  }
}

/** pnpm's links are relative, so copied links point to the packages of the copy. */
function copyInstalled(original: string, root: string, directory: string): void {
  for (const part of ['node_modules', 'dist']) {
    const source = path.join(original, directory, part)
    if (!existsSync(source)) continue
    cpSync(source, path.join(root, directory, part), {
      recursive: true,
      verbatimSymlinks: true,
      // Without the caches of tools.
      filter: (file) => !/^\.(?!bin\b)/.test(path.relative(source, file)),
    })
  }
}
