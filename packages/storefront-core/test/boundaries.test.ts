import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const packageDirectory = fileURLToPath(new URL('..', import.meta.url))
const strayFile = `${packageDirectory}src/stray.ts`

/** The compiler's errors for this source, as a file of the package. */
function complaintsAbout(source: string): readonly string[] {
  const { config } = ts.readConfigFile(`${packageDirectory}tsconfig.json`, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageDirectory)
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target) =>
    name === strayFile ? ts.createSourceFile(name, source, target) : read(name, target)
  host.fileExists = (name) => name === strayFile || ts.sys.fileExists(name)
  const program = ts.createProgram([strayFile, `${packageDirectory}src/ambient.d.ts`], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('The compiler', { timeout: 60_000 }, () => {
  it.each([
    'window',
    'document',
    'localStorage',
    'fetch',
    'setTimeout',
    'console',
    'process',
    'crypto',
    'URL',
  ])('knows no %s in this package', (name) => {
    expect(complaintsAbout(`export const stray: unknown = ${name}`).join()).toContain(`'${name}'`)
  })

  it('knows what the package may use', () => {
    expect(complaintsAbout('export const fine = (signal: AbortSignal) => signal.aborted')).toEqual([])
  })
})
