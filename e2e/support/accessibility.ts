import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './layout.ts'
import { narrow, wide } from './test.ts'
import { expectNamesHoldVisibleWords } from './visible-words.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks the page with all rules twice: in the light theme at desktop width and in the dark one at phone width. The theme changes
 * colours only and the width changes none, so both widths meet every rule, and what both show is measured in both themes. A state
 * that exists at one width only is looked at there, in both themes; for parts of a page that do, see `lookAtColours`.
 */
export async function look(
  page: Page,
  what: string,
  sizes: readonly (typeof wide | typeof narrow)[] = [wide, narrow],
): Promise<void> {
  const [first = wide, last = first] = sizes
  for (const [size, colorScheme] of [
    [first, 'light'],
    [last, 'dark'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await expectNoAccessibilityFaults(page, `${what}, ${size.width} px, ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(first)
}

/** Measures the colours in the two combinations that `look` leaves out. */
export async function lookAtColours(page: Page, what: string): Promise<void> {
  for (const [size, colorScheme] of [
    [wide, 'dark'],
    [narrow, 'light'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const when = `${what}, ${size.width} px, ${colorScheme}`
    await expectNoViolations(page, axeOn(page).withRules(['color-contrast']), when)
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(wide)
}

/** Checks the current page against WCAG 2.2 A and AA and axe's best practices, and accessible names against visible labels. */
export async function expectNoAccessibilityFaults(page: Page, when: string): Promise<void> {
  await expectNoViolations(page, axeOn(page).withTags(rules), when)
  await expectNamesHoldVisibleWords(page, when)
}

/** `options` is called first, because it would reset the chosen rules. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The shop has no frames; without this axe opens a blank page for every run.
    .setLegacyMode()

async function expectNoViolations(page: Page, axe: AxeBuilder, when: string): Promise<void> {
  await page.evaluate(stopTransitions)
  const { violations } = await axe.analyze()
  await page.evaluate(allowTransitions)
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
  expect.soft(found, `accessibility faults: ${when}`).toEqual([])
}

/** While axe looks: what fades has no contrast of its own in between. */
function stopTransitions(): void {
  const rule = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule)
  document.adoptedStyleSheets.push(sheet)
}

function allowTransitions(): void {
  document.adoptedStyleSheets.pop()
}
