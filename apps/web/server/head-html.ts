import { headTags, type PageHead, type Place } from '../src/seo/head-tags.ts'

const markOf = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => markOf[mark as keyof typeof markOf])

/** Writes the page's title, meta tags and JSON-LD into the HTML head, for crawlers that do not run scripts. */
export function withHead(page: string, head: PageHead, place: Place): string {
  const { title, tags, structuredData } = headTags(head, place)
  const lines = tags.flatMap(({ tag, key: [name, value], attribute, value: content }) =>
    content === undefined ? [] : [`<${tag} ${name}="${value}" ${attribute}="${escaped(content)}">`],
  )
  if (structuredData !== undefined) {
    // "<" could close the script element; in JSON it can be escaped.
    const json = JSON.stringify(structuredData).replaceAll('<', String.raw`\u003c`)
    lines.push(`<script type="application/ld+json">${json}</script>`)
  }
  // Replacement functions, because "$" is special in a replacement string.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)
}
