import { readFileSync } from 'node:fs'

const shop = new URL('../../../web/', import.meta.url)

/** The shop's colours, by the name of their token: a value, or `light-dark(…)` with one for each theme. */
export function shopColors(): ReadonlyMap<string, string> {
  const css = readFileSync(new URL('src/ui/tokens/tokens.css', shop), 'utf8')
  return new Map(
    [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** The rule that makes the shop's colours variables of a page. The site chooses the theme by a class. */
export function shopTokens(): string {
  const colors = [...shopColors()].map(([name, value]) => `--color-${name}:${value}`)
  return `:root{color-scheme:light;${colors.join(';')}}:root.dark{color-scheme:dark}`
}

/** The shop's icon, as an address. */
export const shopIcon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL('public/favicon.svg', shop), 'utf8'))}`
