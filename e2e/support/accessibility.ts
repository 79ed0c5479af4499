import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNamesHoldVisibleWords } from './visible-words.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No rule of WCAG 2.2 A or AA, nor of axe's best practices, is broken on the page as it stands; names hold what is read. */
export async function expectNoAccessibilityFaults(page: Page, when: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ['violations'] })
    // The shop has no frames; without this a blank page is opened for every look.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
  expect.soft(found, `accessibility faults: ${when}`).toEqual([])
  await expectNamesHoldVisibleWords(page, when)
}
