import { expect, type Page } from '@playwright/test'

/**
 * The visible text of a control is part of its accessible name (WCAG 2.5.3), so that users of speech input can say what
 * they read.
 */
export async function expectNamesHoldVisibleWords(page: Page, when: string): Promise<void> {
  const found = await page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const isHidden = (element: Element) =>
      element.closest('.sr-only') !== null || !element.checkVisibility({ visibilityProperty: true })
    const visibleWords = (element: Element) => {
      const words: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement } = node
        const text = node.textContent ?? ''
        // Badges such as 99+ for 120, and counts next to a word, are not part of the label.
        if (parentElement !== null && !isHidden(parentElement) && /\p{L}/u.test(text)) words.push(text)
      }
      return plain(words.join(' '))
    }
    return [...document.querySelectorAll('[aria-label]')].flatMap((element) => {
      const isControl = element.matches('a, button, input, select, textarea, summary, [role]')
      const isRegion = element.matches('[role=tablist], [role=radiogroup], [role=listbox], [role=group]')
      // An input has no text content; its visible text is its label.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const read = [element, ...labels].map(visibleWords).join(' ').trim()
      const name = plain(element.getAttribute('aria-label') ?? '')
      if (!isControl || isRegion || isHidden(element) || name.includes(read)) return []
      return [`"${read}" is not in "${name}"`]
    })
  })
  expect.soft([...new Set(found)], `names without what is read: ${when}`).toEqual([])
}
