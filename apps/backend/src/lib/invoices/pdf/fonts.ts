import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

const sans = () => require.resolve('@fontsource/noto-sans/package.json')
const arabic = () => require.resolve('@fontsource/noto-sans-arabic/package.json')

/** Noto Sans by script, in the order in which they are tried; each with its package. */
const files = [
  ['noto-sans-latin', sans],
  ['noto-sans-latin-ext', sans],
  ['noto-sans-devanagari', sans],
  ['noto-sans-arabic-arabic', arabic],
  ['noto-sans-greek', sans],
  ['noto-sans-cyrillic', sans],
  ['noto-sans-cyrillic-ext', sans],
  ['noto-sans-vietnamese', sans],
] as const

/** Reads a font when a text first needs it: most documents need one or two. */
export class Fonts {
  private readonly read = new Map<string, ScriptFont>()

  /** The first that has the text; the first of all where none has it. */
  for(text: string, weight: Weight): ScriptFont {
    const file = files.find((one) => this.font(one, weight).has(text)) ?? files[0]
    return this.font(file, weight)
  }

  private font([file, manifest]: (typeof files)[number], weight: Weight): ScriptFont {
    const name = `${file}-${weight}-normal.woff`
    const known = this.read.get(name)
    if (known !== undefined) return known
    const bytes = readFileSync(join(dirname(manifest()), 'files', name))
    const font = create(bytes) as Font
    const read = {
      name,
      bytes,
      has: (text: string) =>
        Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    }
    this.read.set(name, read)
    return read
  }
}
