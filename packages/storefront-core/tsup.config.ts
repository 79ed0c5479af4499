import { defineConfig, type Options } from 'tsup'

const entries = [
  'platform',
  'parse',
  'money',
  'catalogue',
  'cart',
  'auth',
  'checkout',
  'account',
  'orders',
  'search',
  'shop',
  'wishlist',
  'forms',
  'live',
  'payments',
]

export const javascript: Options = {
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
  },
  format: ['esm', 'cjs'],
  // All but the declarations, which have a build of their own.
  clean: ['!**/*.d.{ts,cts}'],
  target: 'es2022',
}

export default defineConfig(javascript)
