const tag = /<\/?(?:p|br|div|span|strong|b|em|i|ul|ol|li|h[1-6]|a|table|script|style|img|iframe)\b[^<>]*>/i
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i
const markdown = /^ {0,3}#{1,6} \S|\*\*\S|\]\([^()\s]+\)/m

/** Whether a text holds HTML or Markdown, by the signs that the shop's pages go by. */
const hasMarkup = (text: string): boolean => [tag, entity, markdown].some((sign) => sign.test(text))

/**
 * The words of a description, for the search. The shop's pages read it with a parser, because they show its structure; here a
 * mark that is left over is a word too many, and nothing more. A text without markup is returned as it is.
 */
export function plainText(text: string): string {
  if (!hasMarkup(text)) return text
  const words = withoutTags(withoutMarks(withoutTags(text)))
  return words
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** What is not closed ends with the text. Called twice for a text whose tags were escaped as well. */
function withoutTags(html: string): string {
  const text = html
    .replaceAll(/<(script|style|iframe|object|template|svg)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<\/?(?:p|br|div|ul|ol|li|h[1-6]|table|tr|blockquote|hr)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?(?:td|th)\b[^<>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
  return decoded(text)
}

function withoutMarks(text: string): string {
  return (
    text
      // Pictures and links: what is read of them.
      .replaceAll(/!?\[([^[\]\n]*)\]\([^()\s]*(?: "[^"\n]*")?\)/g, '$1')
      .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)]) +/gm, '')
      .replaceAll(/^ {0,3}\|?(?: *:?-{3,}:? *\|)+ *(?::?-{3,}:?)? *$/gm, '')
      .replaceAll(/^ {0,3}(?:[-*_] ?){3,}$/gm, '')
      .replaceAll(/(\*{1,3}|_{2}|~~|`)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
      .replaceAll('|', ' ')
  )
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  szlig: 'ß',
}

/** What follows the letter in the entities of letters with marks. */
const accents: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
}

/** Entities as what they stand for; one that is not known stays as it is. */
function decoded(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' '
    }
    const accent = accents[name.slice(1)]
    return named[name.toLowerCase()] ?? (accent === undefined ? whole : (name[0] + accent).normalize('NFC'))
  })
}
