import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { env } from 'node:process'
import type { Plugin } from 'vite'
import { languageOf, sourceLanguage } from '../../messages/languages.ts'
import { fileOf, flatten, messagesDirectory, readMessages, type Messages } from './catalogue.ts'
import { compileArea } from './compile-area.ts'
import { stateNamesOf } from './state-names.ts'
import { withDocumentWords } from './document-words.ts'
import { isGenerated, translationOf } from './translation.ts'

/** The language of a build, the development server and unit tests: `SHOP_LANGUAGE`, or else English. */
export const chosenLanguage = (): string => languageOf(env['SHOP_LANGUAGE'] ?? sourceLanguage).code

const format = resolve(import.meta.dirname, '../../src/i18n/message-format.ts')
const suffix = '.messages.js'

/**
 * Compiles the catalogue of one language: the sources import English, and get the language of the build. So they do with the names of
 * states.
 */
export function messages(language: string): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({ define: { buildLanguage: JSON.stringify(languageOf(language)) } }),
    resolveId(source) {
      const [, area] = /\/messages\/en\/([a-z-]+)\.json$/.exec(source) ?? []
      // Not a name that ends with ".json", which Vite would parse.
      return area === undefined ? undefined : resolve(messagesDirectory, sourceLanguage, area) + suffix
    },
    load(id) {
      if (/\/addresses\/(?:src\/state-names\/index\.ts|dist\/state-names\.js)$/.test(id))
        return `export const stateNames = ${stateNamesOf(language)}`
      const [, area] = /\/messages\/en\/([a-z-]+)\.messages\.js$/.exec(id) ?? []
      if (area === undefined) return undefined
      const source = readMessages(sourceLanguage, area)
      for (const code of new Set([sourceLanguage, ...(isGenerated(language) ? [] : [language])]))
        if (existsSync(fileOf(code, area))) this.addWatchFile(fileOf(code, area))
      const missing = isGenerated(language) ? 0 : missingIn(language, area, source)
      if (missing > 0) this.warn(`${language} lacks ${missing} texts of ${area}; they are in English.`)
      const { direction } = languageOf(language)
      return compileArea(
        { name: area, source, translation: translationOf(language, area), direction },
        format,
      )
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withDocumentWords(html, language) },
  }
}

function missingIn(language: string, area: string, source: Messages): number {
  const translated = flatten(readMessages(language, area))
  return [...flatten(source).keys()].filter((path) => !translated.has(path)).length
}
