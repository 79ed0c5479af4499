import { heading, open, paths } from '../screens/open.ts'
import { field, openSearch, options } from '../screens/search.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

test(
  'arrow keys move through the suggestions while the field keeps the focus',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, paths.home)
    const dialog = await openSearch(page)
    await field(dialog).fill('shirt')
    await expect(options(dialog).first()).toBeVisible()
    await expect(field(dialog)).toHaveAttribute('aria-expanded', 'true')
    await field(dialog).press('ArrowDown')
    await field(dialog).press('ArrowDown')
    await expect(options(dialog).nth(1)).toHaveAttribute('aria-selected', 'true')
    const id = await options(dialog).nth(1).getAttribute('id')
    await expect(field(dialog)).toHaveAttribute('aria-activedescendant', id ?? '')
    await expect(field(dialog)).toBeFocused()
    const name = (await options(dialog).nth(1).locator('[dir="auto"]').first().textContent()) ?? ''
    await field(dialog).press('Enter')
    await expect(page).toHaveURL(/\/product\//)
    await expect(heading(page)).toHaveText(name)
  },
)
