import { expect, test } from 'vitest'
import { shopColors } from '../site/.vitepress/shop-tokens.ts'

const colors = shopColors()

/** The colours of a token in the light and in the dark theme. */
function themes(name: string): readonly string[] {
  const value = colors.get(name) ?? ''
  return [...(/light-dark\((#\w{6}), (#\w{6})\)/.exec(value)?.slice(1) ?? [value, value])]
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const pairs = [
  ...['ink', 'ink-2', 'ink-3', 'accent'].flatMap((text) =>
    ['paper', 'surface', 'sunk'].map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
] as const

test.each(pairs)('%s can be read on %s, in both themes', (text, ground) => {
  const [texts, grounds] = [themes(text), themes(ground)]
  for (const [theme, color] of texts.entries())
    expect(contrast(color, grounds[theme] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('contrast is computed as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
