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

/** Updates the document's head to this page's metadata and removes tags that it does not have. */
export function updateDocumentHead(page: Document, head: PageHead, place: Place, site: Site): void {
  const { title, tags, structuredData } = headTags(head, place, site)
  page.title = title
  const canonical = () => page.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const before = canonical()
  for (const tag of tags) writeTag(page, tag)
  // The server has written them, for the page before.
  if (canonical() !== before)
    for (const alternate of page.head.querySelectorAll('link[hreflang]')) alternate.remove()
  writeData(page, structuredData)
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ): {
    createScript(text: string): string
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Trusted Types accept script text only from a policy named in the Content-Security-Policy. This policy passes JSON
 * only, and no second policy can have its name.
 */
function structuredText(data: object): string {
  const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
  policy ??= types?.createPolicy('structured-data', {
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  })
  const text = JSON.stringify(data)
  return policy?.createScript(text) ?? text
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
  script.textContent = structuredText(data)
}
