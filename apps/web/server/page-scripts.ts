/** The files of the page's script, as they stand in `#page-scripts`. */
export interface PageScripts {
  readonly entry: string
  /** What the entry imports. */
  readonly preloads: readonly string[]
}

/**
 * An inline script for the end of the body: loads the page's script after the first paint, so that it does not compete
 * with styles, fonts and pictures. A hidden page is not painted, so it does not wait.
 */
export const loadPageScripts = `(() => {
  const { entry, preloads } = JSON.parse(document.getElementById('page-scripts').textContent)
  const load = () => {
    for (const href of preloads) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    import(entry)
  }
  if (document.visibilityState === 'hidden') load()
  else requestAnimationFrame(() => setTimeout(load))
})()`

/** Takes the module script and its preloads out of built HTML. Throws when the HTML has no module script. */
export function withoutModuleScripts(html: string): { readonly html: string; readonly scripts: PageScripts } {
  const entry = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\s*/
  const preload = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/g
  const [, source] = entry.exec(html) ?? []
  if (source === undefined) throw new Error('The built index.html has no module script.')
  const preloads = [...html.matchAll(preload)].map(([, href = '']) => href)
  return { html: html.replace(entry, '').replaceAll(preload, ''), scripts: { entry: source, preloads } }
}
