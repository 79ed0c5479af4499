import { defineConfig, type Options } from 'tsup'

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

export const javascript: Options = {
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  clean: true,
  target: 'es2022',
}

export default defineConfig(javascript)
