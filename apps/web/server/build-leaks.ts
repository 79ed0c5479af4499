import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BuiltFile {
  readonly name: string
  readonly text: string
}

export interface Leak {
  readonly file: string
  readonly what: string
}

/** Patterns that must not appear in a public build. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a source map': /\/[/*][#@] ?sourceMappingURL=/,
  'a secret API key': /\bsk_[A-Za-z0-9]/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a path of the admin API': /\/admin\//,
  'styles of the toasts in a script, which the content security policy blocks':
    /["'`]\[data-sonner-toaster\]\[/,
  'a path of the machine it was built on':
    /\bfile:\/\/\/|(?<![\w.-])\/(?:home|Users|root)\/\w|node_modules\/\.pnpm|\b[A-Z]:\\\\/,
}

/** Files that do not belong in a public build. */
const unwanted = /(?:\.map|\.env[^/]*|\.tsx?)$/

/** Scans every built file. `kept` maps a name to a secret value that must not appear in the build. */
export function leaksIn(
  files: readonly BuiltFile[],
  stored: Readonly<Record<string, string>>,
): readonly Leak[] {
  return files.flatMap(({ name, text }) => [
    ...(unwanted.test(name) ? [{ file: name, what: 'a file that is not for visitors' }] : []),
    ...Object.entries(secrets)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => ({ file: name, what })),
    ...Object.entries(stored)
      .filter(([, word]) => text.includes(word))
      .map(([what]) => ({ file: name, what })),
  ])
}

/** Reads every file of the build. Skips .br and .gz files: they duplicate their originals. */
export function readBuild(directory: string): readonly BuiltFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(directory.length + 1), text: readFileSync(path, 'latin1') }))
}
