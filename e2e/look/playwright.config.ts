import { defineConfig } from '@playwright/test'
import common from '../playwright.config.ts'

/** Run by `pnpm screenshots`. */
export default defineConfig(common, {
  testDir: '.',
  projects: [{ name: 'look' }],
  outputDir: '../results/look',
  reporter: 'list',
})
