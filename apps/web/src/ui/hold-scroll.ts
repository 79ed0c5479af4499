/**
 * Keeps the page behind a drawer where it is. The scrollbar goes meanwhile; its width is kept free, so that nothing
 * shifts. Returns a function that lets go.
 */
export function holdScroll(page: HTMLElement): () => void {
  const gap = window.innerWidth - page.clientWidth
  page.style.setProperty('--scrollbar-gap', `${gap}px`)
  page.setAttribute('data-held', '')
  return () => {
    page.removeAttribute('data-held')
    page.style.removeProperty('--scrollbar-gap')
  }
}
