import { defineConfig } from 'tsup'

const entries = [
  'auth',
  'checkout',
  'account',
  'orders',
  'search',
  'wishlist',
  'forms',
  'showcase',
  'live',
  'payments',
]

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  // tsup hands the compiler a base URL, which TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  target: 'es2022',
})
