import { defineConfig, type Options } from 'tsup'

export const javascript: Options = {
  entry: {
    index: 'src/index.ts',
    phone: 'src/phone/index.ts',
    'state-names': 'src/state-names/index.ts',
    'tax-numbers': 'src/tax-numbers/index.ts',
  },
  format: ['esm', 'cjs'],
  // Its modules have no file extensions, which Node requires.
  noExternal: ['stdnum'],
  // All but the declarations, which have a build of their own.
  clean: ['!**/*.d.{ts,cts}'],
  target: 'es2022',
}

export default defineConfig(javascript)
