import { expect, type Locator, type Page } from '../support/test.ts'

/** Without a size it asks for one. */
export const addButton = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Add to Cart|Select a size)$/ })
    .first()

/** Adds the product, and waits until the backend has it. The count in the header does not wait for that. */
export async function addToBackend(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /\/store\/carts\/[^/]+\/line-items$/.test(new URL(response.url()).pathname),
  )
  await addButton(page).click()
  expect((await answered).ok()).toBe(true)
}

export const option = (page: Page, name: string): Locator =>
  page.getByRole('radiogroup', { name: new RegExp(`^${name}:`) })

/** Swatches and sizes are labels of hidden native radio buttons, so the label is clicked. */
export async function choose(page: Page, optionName: string, value: string): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${value}(, sold out)?$`) })
  const label = option(page, optionName).locator('label').filter({ has: radio })
  await label.click()
  await expect(label.getByRole('radio')).toBeChecked()
}

export const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Product images' })

export const galleryPosition = (page: Page): Locator => gallery(page).getByRole('status')

export const galleryThumbnails = (page: Page): Locator =>
  gallery(page).getByRole('button', { name: /^Show image/ })
