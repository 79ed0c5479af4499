import { mirroredPseudoLanguage, pseudoLanguage, sourceLanguage } from '../../messages/languages.ts'
import { flatten, mapMessages, readMessages, type Messages } from './catalogue.ts'
import { pseudoMessages } from './pseudo.ts'

const generated: ReadonlySet<string> = new Set([pseudoLanguage.code, mirroredPseudoLanguage.code])

/** Whether the language is made from English and has no files. */
export const isGenerated = (code: string): boolean => generated.has(code)

/** The texts of an area in a language. What the language lacks is in English. */
export function translationOf(code: string, area: string): Messages {
  const source = readMessages(sourceLanguage, area)
  if (code === sourceLanguage) return source
  if (isGenerated(code)) return pseudoMessages(source)
  const translated = flatten(readMessages(code, area))
  return mapMessages(source, (text, path) => translated.get(path) ?? text)
}
