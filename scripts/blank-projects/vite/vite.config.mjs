import { defineConfig } from 'vite'
import { settings } from './settings.mjs'

export default defineConfig({
  define: { __SETTINGS__: JSON.stringify(settings) },
  build: {
    modulePreload: false,
    rollupOptions: { input: 'main.mjs', output: { entryFileNames: 'main.js' } },
  },
})
