/** Further sources of a content security policy, by directive. */
export type ExtraCsp = Readonly<Record<string, readonly string[]>>

/** The directives that may have sources of other hosts. */
const directives: ReadonlySet<string> = new Set([
  'connect-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
])

/** An origin of one host: no keyword such as 'unsafe-inline', no wildcard, no path. */
const origin = /^(?:https|wss):\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i

/**
 * Reads the hosts of pictures that are kept elsewhere, such as `https://cdn.example, https://files.example`. `undefined` when
 * one is no origin.
 */
export function readPictureHosts(text: string): ExtraCsp | undefined {
  const hosts = text.split(/[\s,]+/).filter((word) => word !== '')
  if (hosts.length === 0) return {}
  return hosts.every((host) => origin.test(host)) ? { 'img-src': hosts } : undefined
}

/**
 * Reads the template of addresses of smaller pictures, such as `https://img.example/width={width}/{url}` or `{url}?w={width}`,
 * and the host that it adds to those of pictures. `undefined` when it is none.
 */
export function readPictureTemplate(text: string): PictureTemplate | undefined {
  const template = text.trim()
  const isWhole = ['{url}', '{width}'].every((place) => template.split(place).length === 2)
  if (!isWhole || /[\s\\<>"']/.test(template)) return undefined
  if (template.startsWith('{url}')) return { template, csp: {} }
  const [host = ''] = /^https:\/\/[^/{}?#]+(?=[/?])/.exec(template) ?? []
  return origin.test(host) ? { template, csp: { 'img-src': [host] } } : undefined
}

export interface PictureTemplate {
  readonly template: string
  readonly csp: ExtraCsp
}

/** Reads `img-src https://files.example; connect-src wss://live.example`. `undefined` when a part is not allowed. */
export function readExtraCsp(text: string): ExtraCsp | undefined {
  const extra: Record<string, readonly string[]> = {}
  for (const part of text.split(';')) {
    const [directive, ...sources] = part.split(/\s+/).filter((word) => word !== '')
    if (directive === undefined) continue
    const isAllowed =
      directives.has(directive) && sources.length > 0 && sources.every((one) => origin.test(one))
    if (!isAllowed) return undefined
    extra[directive] = [...(extra[directive] ?? []), ...sources]
  }
  return extra
}
