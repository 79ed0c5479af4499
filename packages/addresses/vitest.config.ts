import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Its modules have no file extensions, which Node requires.
    server: { deps: { inline: ['stdnum'] } },
  },
})
