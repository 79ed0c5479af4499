import { defineConfig } from 'tsup'
import { javascript } from './tsup.config.ts'

export default defineConfig({
  ...javascript,
  // tsup hands the compiler a base URL, which TypeScript 6 calls deprecated.
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
})
