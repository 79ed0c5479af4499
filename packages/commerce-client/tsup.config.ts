import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', admin: 'src/admin/index.ts', 'js-sdk': 'src/js-sdk/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  // What the entries share has another name with each change.
  clean: true,
  // What the entries share stands in one place, so that an error of one is an error of all.
  splitting: true,
  // Medusa's types are rolled into ours, so that whoever installs this package alone gets real types.
  dts: {
    // They name Node's Buffer once, where a shop without Node's types would not compile.
    banner: 'type Buffer = Uint8Array',
    resolve: [/^@medusajs\/types/, /^\./],
    compilerOptions: {
      ignoreDeprecations: '6.0',
      paths: { 'bignumber.js': ['./build/bignumber.d.ts'] },
    },
  },
  treeshake: true,
})
