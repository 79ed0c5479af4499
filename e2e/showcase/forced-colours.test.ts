import { openProduct } from '../screens/open.ts'
import { style, systemColour } from '../support/forced-colours.ts'
import { expect, test } from '../support/test.ts'

test('[F-123] with forced colours one tab is marked as the open one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openProduct(page, 'linen-shirt')
  const tabs = page.getByRole('main').getByRole('tab')
  await expect(tabs).toHaveCount(3)
  const highlight = await systemColour(page, 'Highlight')
  expect(await style(tabs.and(page.locator('[aria-selected=true]')), 'border-bottom-color')).toBe(highlight)
  expect(await style(tabs.last(), 'border-bottom-color')).toBe(await systemColour(page, 'Canvas'))
})
