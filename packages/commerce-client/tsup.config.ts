import { defineConfig } from 'tsup'

const entry = {
  index: 'src/index.ts',
  admin: 'src/admin/index.ts',
  'js-sdk': 'src/js-sdk/index.ts',
  testing: 'src/testing/index.ts',
}

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // The shared chunks have content hashes in their names.
  clean: true,
  // Shared code is in one chunk, so that the error classes of all entries are identical.
  splitting: true,
  // Medusa's types are bundled into the declarations, so that this package alone has complete types.
  dts: {
    // For the namespace HttpTypes, which build/declarations.mjs adds: the bundler takes its types for values.
    entry: { ...entry, 'medusa-types': 'src/js-sdk/medusa-types.ts' },
    // The types mention Node's Buffer once, which would not compile in a shop without Node's types.
    banner: 'type Buffer = Uint8Array',
    resolve: [/^@medusajs\/types/, /^\./],
    compilerOptions: {
      ignoreDeprecations: '6.0',
      paths: { 'bignumber.js': ['./build/bignumber.d.ts'] },
    },
  },
  treeshake: true,
  // The bundler keeps comments inside of expressions, which is where the methods are. Editors read those of the declarations.
  plugins: [{ name: 'without-doc-comments', renderChunk: (code) => ({ code: withoutDocComments(code) }) }],
})

function withoutDocComments(code: string): string {
  return code.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
}
