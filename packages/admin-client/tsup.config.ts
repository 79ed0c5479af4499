import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  clean: true,
  treeshake: true,
  target: 'es2022',
})
