import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inlineTexts } from './inline-texts.ts'
import { physicalClasses } from './physical-classes.ts'
import { writtenCommas } from './written-commas.ts'

const web = resolve(import.meta.dirname, '../../apps/web/src')

/** The components of the shop. The design system page is for developers. */
const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.test\./.test(file) && !file.startsWith('design-system'),
)
/** Commas that no shopper reads as a part of a sentence. */
const otherCommas = new Set([
  // `srcset`.
  'ui/primitives/picture-sources.ts',
  // For search engines and statistics.
  'features/journal/post-head.ts',
  'features/measuring/plausible.ts',
])
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\./.test(file))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('design-system') && !otherCommas.has(file))

const inAll = (find: (file: string, source: string) => readonly string[]) =>
  components.flatMap((file) => find(file, readFileSync(join(web, file), 'utf8')))

describe('Texts', () => {
  it('are found in elements, in what a person reads of attributes, and in what an expression may be', () => {
    const source = `const a = <p title="Two words">{isOpen ? 'Open' : copy.closed} {count && \`\${count} left\`} Inline <b>×</b></p>`
    expect(inlineTexts('a.tsx', source)).toEqual([
      'a.tsx:1: Two words',
      'a.tsx:1: Open',
      'a.tsx:1: left',
      'a.tsx:1: Inline',
    ])
  })

  it('are not found in other attributes and in conditions', () => {
    const source = `const a = <p className="mt-2" id="main">{kind === 'open' && copy.open}{copy.names['to-come']}</p>`
    expect(inlineTexts('a.tsx', source)).toEqual([])
  })

  it('of the shop are in the catalogue (apps/web/messages)', { timeout: 60_000 }, () =>
    expect(inAll(inlineTexts)).toEqual([]),
  )
})

describe('Commas', () => {
  it('between texts are found', () => {
    const source =
      'const a = `${name}, view ${place}`; names.join(", "); const css = `${a} 400w, ${b} 800w`; <p>{a}, {b}</p>'
    expect(writtenCommas('a.tsx', source)).toEqual([
      'a.tsx:1: `${name}, view ${place}`',
      'a.tsx:1: names.join(", ")',
      'a.tsx:1: <p>{a}, {b}</p>',
    ])
  })

  it('of the shop are those of its language', { timeout: 60_000 }, () =>
    expect(sources.flatMap((file) => writtenCommas(file, readFileSync(join(web, file), 'utf8')))).toEqual([]),
  )
})

describe('Classes', () => {
  it('for one side of the page are found', () => {
    const source = `const a = <p className={open ? 'hover:-ml-2 text-left' : 'left-0 ms-1 border-l rounded-tr-sm'} />`
    expect(physicalClasses('a.tsx', source)).toEqual([
      'a.tsx: hover:-ml-2',
      'a.tsx: text-left',
      'a.tsx: left-0',
      'a.tsx: border-l',
      'a.tsx: rounded-tr-sm',
    ])
  })

  it('of the shop are for the start and the end of a line, so that they hold from right to left', () =>
    expect(inAll(physicalClasses)).toEqual([]))
})
