/** Whether the page is dark there: an element's frame cannot read the shop's tokens. */
export function isDarkAt(place: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(place)
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark'
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}
