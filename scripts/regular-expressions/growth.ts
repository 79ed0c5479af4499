/** A text on which an expression takes a time that grows faster than the text. */
export interface SlowText {
  /** What is repeated, with what stands before and behind it. */
  readonly text: readonly [before: string, repeated: string, behind: string]
  readonly length: number
}

/** Lengths, in characters. An exponential expression shows at the first, a cubic one at the second, a quadratic one at the last. */
const lengths = [20, 600, 12_000] as const
/** In milliseconds. A shorter time may be noise; a quadratic expression takes more than ten times as long. */
const noise = 2
/** A text of four times the length takes four times as long, and sixteen times if the time grows with the square. */
const factor = 4
const suspicious = 9

const punctuation = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
const marks: readonly string[] = [...punctuation, ' ', '\n', '\t', 'a', '0', 'é']
const neighbours: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', '\u0000'],
  ['a', ''],
  ['a', '\u0000'],
]
/** The second one is for expressions whose `.` ends at a line. */
const ends = ['\u0000', '\n!'] as const

/** The first text on which the expression is slow, or undefined. Nothing depends on how fast the machine is. */
export function slowTextFor(expression: RegExp): SlowText | undefined {
  for (const text of textsFor(expression.source))
    for (const length of lengths) if (growsTooFast(expression, text, length)) return { text, length }
  return undefined
}

type Text = SlowText['text']

/** Every mark on its own, and every part of a text that the expression nearly matches. */
function* textsFor(source: string): Generator<Text> {
  for (const mark of marks) for (const [before, behind] of neighbours) yield [before, mark, behind]
  for (const words of wordsOf(source)) yield ['', words, ends[0]]
  for (const example of examplesOf(source))
    for (let at = 0; at < Math.min(example.length, 40); at += 1) {
      yield ['', example.slice(0, at + 1), ends[0]]
      for (const end of ends)
        for (const size of [1, 2]) yield [example.slice(0, at), example.slice(at, at + size), end]
    }
}

function growsTooFast(expression: RegExp, text: Text, length: number): boolean {
  const long = written(text, length)
  const begun = performance.now()
  long.replace(expression, '')
  if (performance.now() - begun < noise) return false
  const short = written(text, length / factor)
  // Each time, so that nothing that happens once, such as compiling, decides it.
  return [1, 2].every(() => {
    const shortest = Math.min(time(expression, short), time(expression, short))
    // An expression with an upper bound grows with the square below it, in a time that is not noticed.
    return time(expression, long) > Math.max(noise, suspicious * shortest)
  })
}

const written = ([before, repeated, behind]: Text, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + behind

/** Of the processor, in milliseconds: a busy machine makes nothing slow. */
function time(expression: RegExp, text: string): number {
  const begun = process.cpuUsage()
  // Also finds each further match of a global expression.
  text.replace(expression, '')
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

const token =
  /\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|<\w+>|:))?|\)|[\^$]|\{\d+(?:,\d*)?\}\??|[*+?]\??|[^]/g
const ofOneCharacter: readonly string[] = ['a', '0', 'A', ' ', ...punctuation, '\n', 'é']
/** Stands between two alternatives, and between two words. */
const between = '\uE000'

/** Texts that an expression nearly matches: its own letters, and one character for each class. Groups and repetitions are left out. */
const examplesOf = (source: string): readonly string[] => partsOf(source, exampleOf)

/** The letters of an expression that stand beside each other. */
const wordsOf = (source: string): readonly string[] =>
  partsOf(source, (part) => (isClass(part) || exampleOf(part) === '' ? between : exampleOf(part)))

const partsOf = (source: string, write: (part: string) => string): readonly string[] =>
  [...new Set(source.replaceAll(token, write).split(between))].filter((text) => text !== '')

const isClass = (part: string): boolean => /^(?:\[|\.$|\\[dDwWsSpP])/.test(part)

function exampleOf(part: string): string {
  if (part === '|') return between
  if (part === '.') return 'a'
  if (/^(?:\(|\)$|[\^$*+?]|\{\d|\\[bB]$)/.test(part)) return ''
  if (part.length === 1) return part
  const one = new RegExp(`^${part}$`, /\\[pPu]/.test(part) ? 'u' : '')
  return ofOneCharacter.find((character) => one.test(character)) ?? part.slice(1, 2)
}
