import { defineConfig, type Options } from 'tsup'

export const javascript: Options = {
  entry: ['src/index.ts', 'src/hostile.ts'],
  format: ['esm', 'cjs'],
  // All but the declarations, which have a build of their own.
  clean: ['!**/*.d.{ts,cts}'],
  target: 'es2022',
}

export default defineConfig(javascript)
