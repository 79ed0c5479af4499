import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { pseudoLanguage } from './messages/languages.ts'
import { chosenLanguage, messages } from './tools/messages/messages-plugin.ts'

/** One environment and language each, and one after the other: Vitest ends a worker where the next file has another environment. */
const projects = [
  {
    name: 'shop',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    sequence: { groupOrder: 0 },
  },
  {
    name: 'hindi',
    environment: 'happy-dom',
    include: ['test/hindi/*.test.tsx'],
    sequence: { groupOrder: 1 },
  },
  {
    name: 'server',
    environment: 'node',
    include: ['{server,tools,worker}/**/*.test.ts'],
    sequence: { groupOrder: 2 },
  },
  {
    name: 'pseudo-language',
    environment: 'node',
    include: ['test/pseudo-language/*.test.ts'],
    sequence: { groupOrder: 3 },
  },
]

/** Of the projects that look at one language; the others are in that of `SHOP_LANGUAGE`. */
const languages: Readonly<Record<string, string>> = { hindi: 'hi', 'pseudo-language': pseudoLanguage.code }

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['./test/support/commit-hook.ts', './test/setup.ts'],
    testTimeout: 60_000,
    clearMocks: true,
    restoreMocks: true,
    // Not a process and a window for each file: a quarter of the processor time. test/setup.ts separates the files. Vitest's last
    // line adds the time of a worker's one window again for each file, as "environment".
    pool: 'threads',
    isolate: false,
    projects: projects.map((test) => ({
      extends: true as const,
      plugins: [messages(languages[test.name] ?? chosenLanguage())],
      test,
    })),
  },
})
