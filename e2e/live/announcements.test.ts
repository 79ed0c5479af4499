import { openProduct } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { expect, test } from '../support/test.ts'

test('adding to the cart is announced once, by the live region and not by the button', async ({ page }) => {
  await openProduct(page, 'stoneware-vase')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const listen = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[aria-live], [role=status], [role=alert]')) said.push(element.textContent)
      }
    }
    new MutationObserver(listen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await addButton(page).click()
  await expect(toast(page, 'Stoneware Vase has been added to your cart')).toBeVisible()
  await expect(addButton(page)).toHaveText('Add to Cart')
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said).toContain('Stoneware Vase added, cart has 1 item')
  expect(said.filter((words) => /^(Adding|Added|Add to Cart)$/.test(words))).toEqual([])
})
