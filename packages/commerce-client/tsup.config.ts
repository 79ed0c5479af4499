import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  // Medusa's types are rolled into ours, so that whoever installs this package alone gets real types.
  dts: {
    resolve: [/^@medusajs\/types/, /^bignumber\.js/, /^\./],
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  treeshake: true,
  clean: true,
})
