import { createContext, useContext, useLayoutEffect } from 'react'
import { headTags, type HeadTag, type PageHead, type Place } from './head-tags.ts'
import { SiteContext, type Site } from './site.tsx'

/** On the server, receives the head of the page that is being rendered. */
const PageHeadContext = createContext<((head: PageHead) => void) | undefined>(undefined)

export const PageHeadProvider = PageHeadContext.Provider

/** Sets the document's metadata; on the server, the metadata of the rendered page. */
export function usePageHead(head: PageHead) {
  useContext(PageHeadContext)?.(head)
  // Pages create a new object on each render; the effect runs only when the content changes.
  const words = JSON.stringify([head, useContext(SiteContext)])
  useLayoutEffect(() => {
    const [page, site] = JSON.parse(words) as [PageHead, Site]
    updateDocumentHead(document, page, window.location, site)
  }, [words])
}

/** What only the server writes, about the page that it serves: the page in other languages, and JSON-LD. */
const ofServedPage = 'link[hreflang], script[type="application/ld+json"]'

/** Updates the document's head to this page's metadata and removes tags that it does not have. */
export function updateDocumentHead(page: Document, head: PageHead, place: Place, site: Site): void {
  const { title, tags } = headTags(head, place, site)
  page.title = title
  const canonical = () => page.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const before = canonical()
  for (const tag of tags) writeTag(page, tag)
  const after = canonical()
  if (after !== before || after === undefined)
    for (const served of page.head.querySelectorAll(ofServedPage)) served.remove()
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
