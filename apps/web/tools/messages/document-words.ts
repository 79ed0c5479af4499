import { languageOf } from '../../messages/languages.ts'
import { brandName } from '../../src/content/brand.ts'
import { contact } from '../../src/content/contact.ts'
import { flatten } from './catalogue.ts'
import { translationOf } from './translation.ts'

/** Writes the texts of the catalogue into `index.html`, in place of marks such as `%document.late%`. Throws for an unknown mark. */
export function withDocumentWords(html: string, code: string): string {
  const { direction, script } = languageOf(code)
  const texts = flatten(translationOf(code, 'document'))
  const words = (path: string): string => {
    const text = texts.get(path)
    if (text === undefined) throw new Error(`index.html has the mark %${path}%, which is no message.`)
    return escaped(text)
  }
  const ways = [contact.email, contact.phone].map((way) => `<a href="${way.href}">${way.words}</a>`)
  const parts: Readonly<Record<string, string>> = {
    shop: escaped(brandName),
    ways: ways.join(', '),
    link: `<a href="">${words('document.reload')}</a>`,
  }
  const fonts = script === undefined ? '' : fontLinks(script)
  return html
    .replace('</head>', () => `${fonts}</head>`)
    .replaceAll('%language%', code)
    .replaceAll('%direction%', direction)
    .replaceAll(/%(document\.\w+)%/g, (_, path: string) =>
      words(path).replaceAll(/\{(\w+)\}/g, (mark, name: string) => parts[name] ?? mark),
    )
}

/** The font of texts is loaded at once, that of headings with the first one. */
const fontLinks = (script: 'devanagari' | 'arabic'): string => `  <link rel="preload" href="/src/ui/fonts/noto-sans-${script}.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/src/ui/fonts/${script}.css" />
  `

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
