import { headTags, type HeadTag, type PageHead, type Place } from '../head/head-tags.ts'

/** Makes the document's head say what this page is; whatever another page said and this one does not is taken out. */
export function writeHead(page: Document, head: PageHead, place: Place): void {
  const { title, tags, structuredData } = headTags(head, place)
  page.title = title
  for (const tag of tags) writeTag(page, tag)
  writeData(page, structuredData)
}

function writeTag(page: Document, { tag, key: [name, value], attribute, value: content }: HeadTag): void {
  const known = page.head.querySelector(`${tag}[${name}="${value}"]`)
  if (content === undefined) {
    known?.remove()
    return
  }
  const element = known ?? page.head.appendChild(page.createElement(tag))
  element.setAttribute(name, value)
  element.setAttribute(attribute, content)
}

function writeData(page: Document, data: object | undefined): void {
  const known = page.head.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (data === undefined) {
    known?.remove()
    return
  }
  const script = known ?? page.head.appendChild(page.createElement('script'))
  script.type = 'application/ld+json'
  // A text node: browsers that guard what becomes a script (Trusted Types) let nobody set its text.
  script.replaceChildren(JSON.stringify(data))
}
