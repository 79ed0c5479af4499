import { defineConfig, type Options } from 'tsup'

export const javascript: Options = {
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  clean: true,
  target: 'es2022',
}

export default defineConfig(javascript)
