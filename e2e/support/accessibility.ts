import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNamesHoldVisibleWords } from './visible-words.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the current page against WCAG 2.2 A and AA and axe's best practices, and accessible names against visible labels. */
export async function expectNoAccessibilityFaults(page: Page, when: string): Promise<void> {
  await expectNoViolations(page, axeOn(page).withTags(rules), when)
  await expectNamesHoldVisibleWords(page, when)
}

/** Checks colour contrast only: no other rule depends on colours. */
export async function expectNoContrastFaults(page: Page, when: string): Promise<void> {
  await expectNoViolations(page, axeOn(page).withRules(['color-contrast']), when)
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
