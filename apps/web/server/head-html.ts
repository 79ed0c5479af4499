import { headTags, type PageHead, type Place } from '../src/head/head-tags.ts'

const markOf = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => markOf[mark as keyof typeof markOf])

/** Puts into the page's head what it is about, for those who read it without running it. */
export function withHead(page: string, head: PageHead, place: Place): string {
  const { title, tags, structuredData } = headTags(head, place)
  const lines = tags.flatMap(({ tag, key: [name, value], attribute, value: content }) =>
    content === undefined ? [] : [`<${tag} ${name}="${value}" ${attribute}="${escaped(content)}">`],
  )
  if (structuredData !== undefined) {
    // A "<" could close the element; in JSON it may always be written as an escape.
    const json = JSON.stringify(structuredData).replaceAll('<', String.raw`\u003c`)
    lines.push(`<script type="application/ld+json">${json}</script>`)
  }
  // Functions as replacements, because "$" has a meaning in a replacement string.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)
}
