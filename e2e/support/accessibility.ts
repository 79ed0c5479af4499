import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNamesHoldVisibleWords } from './visible-words.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No rule of WCAG 2.2 A or AA, nor of axe's best practices, is broken on the page as it stands; names hold what is read. */
export async function expectNoAccessibilityFaults(page: Page, when: string): Promise<void> {
  await expectNoViolations(axeOn(page).withTags(rules), when)
  await expectNamesHoldVisibleWords(page, when)
}

/** Everything can be read in the colours it has now: of all the rules the only one that asks for colours. */
export async function expectNoContrastFaults(page: Page, when: string): Promise<void> {
  await expectNoViolations(axeOn(page).withRules(['color-contrast']), when)
}

/** The options come first: they would undo which rules were chosen before them. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The shop has no frames; without this a blank page is opened for every look.
    .setLegacyMode()

async function expectNoViolations(axe: AxeBuilder, when: string): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
  expect.soft(found, `accessibility faults: ${when}`).toEqual([])
}
