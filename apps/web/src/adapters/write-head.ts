import { headTags, type HeadTag, type PageHead, type Place } from '../head/head-tags.ts'

/** Makes the document's head say what this page is; whatever another page said and this one does not is taken out. */
export function writeHead(page: Document, head: PageHead, place: Place): void {
  const { title, tags, structuredData } = headTags(head, place)
  page.title = title
  for (const tag of tags) writeTag(page, tag)
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
 * Browsers with Trusted Types take the text of a script only from a policy that the Content-Security-Policy names. This one lets
 * nothing through but JSON, and there can be no second one of its name.
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
