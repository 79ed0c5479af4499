import bidiFactory from 'bidi-js'

import type { Fonts, ScriptFont, Weight } from './fonts'

export type Direction = 'ltr' | 'rtl'

/** Characters in one font and one direction, which are shaped together. */
export interface TextRun {
  readonly text: string
  readonly font: ScriptFont
}

const bidi = bidiFactory()

/** Marks of direction have done their work when the runs are in order; no font draws them. */
const invisible = /[\u200B\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/
const neutral = /^[\p{P}\p{Z}\p{S}]$/u

/** Of the first letter, so that an English address on an Arabic invoice is read from the left. Undefined without letters. */
export function directionOf(text: string): Direction | undefined {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter === undefined ? undefined : rightToLeft.test(letter) ? 'rtl' : 'ltr'
}

interface Segment extends TextRun {
  readonly level: number
}

/**
 * The runs of a line from left to right. A PDF has no direction of text: what is read from the right is put in order here, by the
 * Unicode algorithm. Within a run of a right-to-left script the shaper turns the glyphs around.
 */
export function textRuns(
  text: string,
  {
    direction,
    weight,
    fonts,
  }: { readonly direction: Direction; readonly weight: Weight; readonly fonts: Fonts },
): readonly TextRun[] {
  const spaced = text.replaceAll('\u202F', '\u00A0')
  const { levels } = bidi.getEmbeddingLevels(spaced, direction)
  return inVisualOrder(segments(spaced, levels, fonts, weight)).flatMap(({ text: logical, font, level }) => {
    const drawn = logical.replaceAll(invisible, '')
    if (drawn === '') return []
    return [{ text: level % 2 === 1 ? turned(drawn) : drawn, font }]
  })
}

/** In logical order, each in one font and at one level. */
function segments(text: string, levels: Uint8Array, fonts: Fonts, weight: Weight): readonly Segment[] {
  const found: Segment[] = []
  let at = 0
  for (const character of text) {
    const level = levels[at] ?? 0
    at += character.length
    const before = found.at(-1)
    const isDrawn = !/^[\u200B-\u200F\u061C\u202A-\u202E\u2066-\u2069\p{M}]$/u.test(character)
    if (before?.level === level && (!isDrawn || (neutral.test(character) && before.font.has(character)))) {
      found[found.length - 1] = { ...before, text: before.text + character }
      continue
    }
    const font = isDrawn || before === undefined ? fonts.for(isDrawn ? character : ' ', weight) : before.font
    if (before?.level === level && before.font === font)
      found[found.length - 1] = { ...before, text: before.text + character }
    else found.push({ text: character, font, level })
  }
  return found
}

/** Rule L2 of the algorithm: from the highest level to the lowest odd one, what is at it or above it is reversed. */
function inVisualOrder(logical: readonly Segment[]): readonly Segment[] {
  const order = [...logical]
  const highest = Math.max(0, ...order.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if ((order[from]?.level ?? 0) < level) continue
      let to = from
      while ((order[to + 1]?.level ?? 0) >= level) to += 1
      order.splice(from, to - from + 1, ...order.slice(from, to + 1).toReversed())
      from = to
    }
  }
  return order
}

/** As the shaper draws it: it turns around only what has letters of a right-to-left script. */
function turned(text: string): string {
  const mirrored = Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one)
  return rightToLeft.test(text) ? mirrored.join('') : mirrored.toReversed().join('')
}
