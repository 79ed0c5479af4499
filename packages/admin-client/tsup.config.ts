import { defineConfig, type Options } from 'tsup'

export const javascript: Options = {
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  clean: true,
  treeshake: true,
  target: 'es2022',
}

export default defineConfig(javascript)
