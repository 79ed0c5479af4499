import { defineConfig, type Options } from 'tsup'

export const entry = {
  index: 'src/index.ts',
  admin: 'src/admin/index.ts',
  'js-sdk': 'src/js-sdk/index.ts',
  testing: 'src/testing/index.ts',
}

export const javascript: Options = {
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The shared chunks have content hashes in their names, so old ones are removed; the declarations have a build of their own.
  clean: ['!**/*.d.{ts,cts}'],
  // Shared code is in one chunk, so that the error classes of all entries are identical.
  splitting: true,
  treeshake: true,
  // The bundler keeps comments inside of expressions, which is where the methods are. Editors read those of the declarations.
  plugins: [{ name: 'without-doc-comments', renderChunk: (code) => ({ code: withoutDocComments(code) }) }],
}

export default defineConfig(javascript)

function withoutDocComments(code: string): string {
  return code.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
}
