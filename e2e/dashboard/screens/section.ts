import type { Locator, Page } from '@playwright/test'

/** Chooses from the menu of the section with this heading; the menu button has no accessible name. */
export async function choose(page: Page, heading: Locator, action: string): Promise<void> {
  const section = page
    .locator('div')
    .filter({ has: heading })
    .filter({ has: page.getByRole('button') })
  await section.last().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Confirms a deletion; some dialogs need the name typed first. */
export async function confirmDeletion(page: Page, typed?: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  if (typed !== undefined) await question.getByRole('textbox').fill(typed)
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
}
