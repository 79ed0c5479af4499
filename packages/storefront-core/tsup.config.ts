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
  clean: true,
  target: 'es2022',
})
