/** The files of the page's script, as they stand in `#page-scripts`. */
export interface PageScripts {
  readonly entry: string
  /** What the entry imports. */
  readonly preloads: readonly string[]
}

/** In milliseconds, for a page that is never painted, or whose main picture takes long. */
const longestWait = 1000

/**
 * An inline script for the end of the body: loads the page's script after the first paint and the main picture, so that
 * it does not compete with styles, fonts and pictures. A hidden page is not painted, so it does not wait. Each file runs
 * in a task of its own, so that a slow processor answers input between them.
 */
export const loadPageScripts = `(() => {
  const { entry, preloads } = JSON.parse(document.getElementById('page-scripts').textContent)
  let isAsked = false
  const load = async () => {
    if (isAsked) return
    isAsked = true
    for (const href of preloads) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    for (const file of [...preloads, entry]) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  if (document.visibilityState === 'hidden') {
    load()
    return
  }
  setTimeout(load, ${longestWait})
  new PerformanceObserver(() => {
    const pictures = [...document.querySelectorAll('img[fetchpriority=high]')]
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(load)
  }).observe({ type: 'paint', buffered: true })
})()`

/** Takes the module script and its preloads out of built HTML. Throws when the HTML has no module script. */
export function withoutModuleScripts(html: string): { readonly html: string; readonly scripts: PageScripts } {
  const entry = /<script type="module"[^<>]{0,200}\ssrc="([^"<>]+)"[^<>]{0,200}><\/script>\s*/
  const preload = /<link rel="modulepreload"[^<>]{0,200}\shref="([^"<>]+)"[^<>]{0,200}>\s*/g
  const [, source] = entry.exec(html) ?? []
  if (source === undefined) throw new Error('The built index.html has no module script.')
  const preloads = [...html.matchAll(preload)].map(([, href = '']) => href)
  return { html: html.replace(entry, '').replaceAll(preload, ''), scripts: { entry: source, preloads } }
}
