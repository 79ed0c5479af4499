import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { faults, type Faults } from './faults.ts'

interface Fixtures {
  readonly faults: Faults
  /** Complaints of the browser that this test brings about on purpose, as parts of their text. */
  readonly expectedComplaints: string[]
  readonly complaints: undefined
}

/**
 * The shop's test: faults never outlive a test, and an uncaught exception, an error on the console or a breach of the
 * Content-Security-Policy fails it.
 */
export const test = base.extend<Fixtures>({
  faults: async ({}, provide) => {
    await faults.clear()
    await provide(faults)
    await faults.clear()
  },
  expectedComplaints: async ({}, provide) => {
    await provide([])
  },
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
      const heard: string[] = []
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()}`)
      })
      await provide(undefined)
      const unexpected = heard.filter((text) => !expectedComplaints.some((part) => text.includes(part)))
      expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What Chromium says by itself whenever an answer has an error status or a connection breaks. */
export const failedRequests = 'Failed to load resource'

/** No rule of WCAG 2.2 A or AA, nor of axe's best practices, is broken on the page as it stands. */
export async function expectNoAccessibilityFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }))
  expect(found, 'accessibility faults').toEqual([])
}
