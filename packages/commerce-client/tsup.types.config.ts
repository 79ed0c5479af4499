import { defineConfig } from 'tsup'
import { entry, javascript } from './tsup.config.ts'

// Medusa's types are bundled into the declarations, so that this package alone has complete types.
export default defineConfig({
  ...javascript,
  dts: {
    only: true,
    // For the namespace HttpTypes, which build/medusa-types.mjs writes and build/declarations.mjs adds: the bundler takes its
    // types for values.
    entry: { ...entry, 'medusa-types': 'build/medusa-types.generated.ts' },
    // The types mention Node's Buffer once, which would not compile in a shop without Node's types.
    banner: 'type Buffer = Uint8Array',
    resolve: [/^@medusajs\/types/, /^\./],
    compilerOptions: {
      // tsup hands the compiler a base URL, which TypeScript 6 calls deprecated.
      ignoreDeprecations: '6.0',
      paths: { 'bignumber.js': ['./build/bignumber.d.ts'] },
    },
  },
})
