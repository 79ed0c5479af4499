import { jsonInScript } from '../config/json-in-script.ts'
import { headTags, type PageHead, type Place } from './head-tags.ts'
import type { Site } from './site.tsx'
import { structuredDataOf } from './structured-data.ts'

const markOf = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
/** Text for markup and for attributes in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (mark) => markOf[mark as keyof typeof markOf])

/** A page's title, meta tags and JSON-LD as markup for its head. */
export function headHtml(head: PageHead, place: Place, site: Site): string {
  const { title, tags } = headTags(head, place, site)
  const lines = tags.flatMap(({ tag, key: [name, value], attribute, value: content }) =>
    content === undefined ? [] : [`<${tag} ${name}="${value}" ${attribute}="${escaped(content)}">`],
  )
  const structuredData = structuredDataOf(head, place)
  if (structuredData !== undefined) {
    lines.push(`<script type="application/ld+json">${jsonInScript(structuredData)}</script>`)
  }
  return [`<title>${escaped(title)}</title>`, ...lines].join('\n    ')
}
