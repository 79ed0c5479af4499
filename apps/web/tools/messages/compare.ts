import { flatten, type FlatMessages, type Messages } from './catalogue.ts'
import { parametersOf, parseMessage } from './message.ts'

export interface Comparison {
  /** Texts that only the source has. */
  readonly missing: readonly string[]
  /** Texts that the source does not have. */
  readonly surplus: readonly string[]
  /** Texts that cannot be read, or have other parameters than those of the source. */
  readonly wrong: readonly { readonly path: string; readonly why: string }[]
}

/** Compares the texts of a language with those of the source. */
export function compareMessages(source: Messages, translation: Messages, locale: string): Comparison {
  const texts = flatten(source)
  const translated = flatten(translation)
  return {
    missing: [...texts.keys()].filter((path) => !translated.has(path)),
    surplus: [...translated.keys()].filter((path) => !texts.has(path)),
    wrong: [...translated].flatMap(([path, text]) => {
      const original = texts.get(path)
      const why = original === undefined ? undefined : whyWrong(original, text, locale)
      return why === undefined ? [] : [{ path, why }]
    }),
  }
}

function whyWrong(original: string, text: string, locale: string): string | undefined {
  try {
    const wanted = parametersOf(parseMessage(original))
    const elements = parseMessage(text)
    const found = parametersOf(elements)
    const unknown = [...found.keys()].filter((name) => !wanted.has(name))
    if (unknown.length > 0) return `has the parameter ${unknown.join(', ')}, which English does not have`
    const absent = [...wanted.keys()].filter((name) => !found.has(name))
    if (absent.length > 0) return `lacks the parameter ${absent.join(', ')}`
    const forms = unknownForms(text, locale)
    return forms.length > 0
      ? `has the plural form ${forms.join(', ')}, which the language does not have`
      : undefined
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

function unknownForms(text: string, locale: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const known = new Set<string>([...pluralCategories, 'other'])
  return parseMessage(text).flatMap((element) =>
    'pluralType' in element
      ? Object.keys(element.options).filter((form) => !form.startsWith('=') && !known.has(form))
      : [],
  )
}

/** What the sources say about keys. */
export interface Uses {
  /** All words of the sources. A key that is also a word of another place counts as used. */
  readonly words: ReadonlySet<string>
  /** The names of objects whose keys are read one after the other, or copied. */
  readonly enumerated: ReadonlySet<string>
}

const enumeration = /(?:Object\.(?:entries|values|keys)\(|\.\.\.\w+ \} = |\.\.\.)([\w.]+)/g

export const usesIn = (sources: readonly string[]): Uses => ({
  words: new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? [])),
  enumerated: new Set(
    sources.flatMap((source) =>
      [...source.matchAll(enumeration)].map(([, name = '']) => name.split('.').at(-1) ?? ''),
    ),
  ),
})

/** The texts whose key stands in no source. */
export const unusedMessages = (texts: FlatMessages, { words, enumerated }: Uses): readonly string[] =>
  [...texts.keys()].filter((path) => {
    const keys = path.split('.').filter((key) => !/^\d+$/.test(key))
    const named = keys.slice(0, keys.findIndex((key) => enumerated.has(key)) + 1 || undefined)
    return named.some((key) => !words.has(key))
  })
