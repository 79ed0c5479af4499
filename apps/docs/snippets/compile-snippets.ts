import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Snippet } from './read-snippets.ts'

/**
 * Compiles each snippet as a module of its own against the built packages, as a user's strict project would.
 *
 * @param directory where the compiled modules are written; `name.mjs` each. The packages are resolved from there.
 * @returns what the compiler complains about.
 */
export function compileSnippets(snippets: readonly Snippet[], directory: string): readonly string[] {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const files = snippets.map(({ name }) => join(directory, `${name}.mts`))
  for (const [index, { code }] of snippets.entries())
    writeFileSync(files[index] ?? '', `${code}\nexport {}\n`)
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [join(directory, '../../@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
  })
  const { diagnostics } = program.emit()
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1
    const place = file?.fileName.replace(`${directory}/`, '').replace('.mts', '') ?? ''
    return `${place}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}
