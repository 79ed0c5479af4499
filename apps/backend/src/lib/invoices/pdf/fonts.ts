import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'

export type Weight = 400 | 600

/** A font of one script, as it is embedded. */
export interface ScriptFont {
  /** Its name within a document. */
  readonly name: string
  readonly bytes: Buffer
  /** Whether it has a glyph for each of the characters. */
  readonly has: (text: string) => boolean
}

/** Noto Sans by script, in the order in which they are tried. */
const files = [
  'noto-sans/files/noto-sans-latin',
  'noto-sans/files/noto-sans-latin-ext',
  'noto-sans/files/noto-sans-devanagari',
  'noto-sans-arabic/files/noto-sans-arabic-arabic',
  'noto-sans/files/noto-sans-greek',
  'noto-sans/files/noto-sans-cyrillic',
  'noto-sans/files/noto-sans-cyrillic-ext',
  'noto-sans/files/noto-sans-vietnamese',
] as const

/** Reads a font when a text first needs it: most documents need one or two. */
export class Fonts {
  private readonly read = new Map<string, ScriptFont>()

  /** The first that has the text; the first of all where none has it. */
  for(text: string, weight: Weight): ScriptFont {
    const file = files.find((one) => this.font(one, weight).has(text)) ?? files[0]
    return this.font(file, weight)
  }

  private font(file: (typeof files)[number], weight: Weight): ScriptFont {
    const name = `${file}-${weight}-normal.woff`
    const known = this.read.get(name)
    if (known !== undefined) return known
    const bytes = readFileSync(require.resolve(`@fontsource/${name}`))
    const font = create(bytes) as Font
    const read = {
      name,
      bytes,
      has: (text: string) =>
        [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    }
    this.read.set(name, read)
    return read
  }
}
