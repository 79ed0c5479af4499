/**
 * Prevents the page behind a drawer from scrolling. Pads it by the scrollbar's width, so that the layout does not
 * shift. Returns a function that unlocks it.
 */
export function lockScroll(page: HTMLElement): () => void {
  const gap = window.innerWidth - page.clientWidth
  page.style.setProperty('--scrollbar-gap', `${gap}px`)
  page.setAttribute('data-held', '')
  return () => {
    page.removeAttribute('data-held')
    page.style.removeProperty('--scrollbar-gap')
  }
}
