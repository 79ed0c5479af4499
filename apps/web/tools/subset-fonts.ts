// Subsets the two typefaces to the characters that the shop uses. The result is committed, so that a build needs no
// font tools.
// Run with `pnpm --filter @umber/web fonts` after a typeface is updated.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const target = new URL('../src/ui/fonts/', import.meta.url)
const require = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))

const text = range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2010, 0x2026) + '‹›→←↑↓↗−×•™€ıŒœ'

const rupee = '₹'

const joiners = range(0x200c, 0x200f)
const devanagari = range(0x900, 0x97f) + joiners + '◌₹'
/** Arabic letters, marks and figures, and the shapes that older texts have. */
const arabic = range(0x60c, 0x61f) + range(0x620, 0x6ff) + joiners + '◌﷼'

/** Kerning, ligatures, and figures of equal width and height. */
const features = ['kern', 'liga', 'tnum', 'lnum']

interface Cut {
  readonly from: string
  readonly to: string
  readonly text: string
  readonly axes: Record<string, number | { min: number; max: number }>
  /** The letters of the script join and stack by many more features. */
  readonly keepsFeatures?: true
}

const cuts: readonly Cut[] = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text,
    axes: { wght: { min: 400, max: 500 } },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    to: 'figtree-rupee.woff2',
    text: rupee,
    axes: { wght: { min: 400, max: 500 } },
  },
  {
    // Headings have one weight and one optical size, between the text and the poster cut.
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    text,
    axes: { opsz: 72, wght: 380 },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    to: 'fraunces-rupee.woff2',
    text: rupee,
    axes: { opsz: 72, wght: 380 },
  },
  {
    from: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    to: 'noto-sans-devanagari.woff2',
    text: devanagari,
    axes: { wght: { min: 400, max: 500 } },
    keepsFeatures: true,
  },
  {
    from: '@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2',
    to: 'noto-serif-devanagari.woff2',
    text: devanagari,
    axes: { wght: 400 },
    keepsFeatures: true,
  },
  {
    from: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    to: 'noto-sans-arabic.woff2',
    text: arabic,
    axes: { wght: { min: 400, max: 500 } },
    keepsFeatures: true,
  },
  {
    from: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    to: 'noto-naskh-arabic.woff2',
    text: arabic,
    axes: { wght: 400 },
    keepsFeatures: true,
  },
]

for (const cut of cuts) {
  const whole = await readFile(require.resolve(cut.from))
  const small = await subsetFont(whole, cut.text, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    ...(cut.keepsFeatures === undefined && { keepFeatures: features }),
    noHinting: true,
  })
  await writeFile(new URL(cut.to, target), small)
  process.stdout.write(`${cut.to} ${small.byteLength} bytes\n`)
}
