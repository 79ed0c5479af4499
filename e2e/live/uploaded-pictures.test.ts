import { load } from '../screens/open.ts'
import { gallery } from '../screens/product.ts'
import { environment } from '../support/environment.ts'
import { largePicture } from '../support/large-picture.ts'
import { merchant } from '../support/merchant.ts'
import { sellingForEachTest } from '../support/own-products.ts'
import { expect, narrow, test, wide } from '../support/test.ts'

const onSale = sellingForEachTest()

test(
  'an uploaded picture is shown in the size of its place, which the head of the page names as well',
  { tag: '@medusa' },
  async ({ page }) => {
    const { admin } = await merchant()
    const photo = new File([new Uint8Array(largePicture(2000))], 'photo.png', { type: 'image/png' })
    const { files } = await admin.upload.create({ files: [photo] })
    const { id = '', url = '' } = files[0] ?? {}
    const product = await onSale({ price: 100, quantity: 5 })
    await product.setPicture(url)
    const path = `/product/${product.handle}`
    const { liveShopUrl } = environment()
    await expect
      .poll(async () => (await fetch(liveShopUrl + path)).text())
      .toContain(`${url}-1200.avif 1200w`)

    for (const [viewport, width] of [
      [narrow, 400],
      [wide, 800],
    ] as const) {
      await page.setViewportSize(viewport)
      await load(page, path)
      const picture = gallery(page).getByRole('img', { name: product.title }).first()
      await expect(picture).toHaveJSProperty('currentSrc', `${liveShopUrl}${url}-${width}.avif`)
      await expect(picture).toHaveJSProperty('complete', true)
      const preload = page.locator('link[rel=preload][as=image]')
      const source = picture.locator('..').locator('source')
      expect(await preload.getAttribute('imagesrcset')).toBe(await source.getAttribute('srcset'))
      expect(await preload.getAttribute('imagesizes')).toBe(await source.getAttribute('sizes'))
    }
    await admin.upload.delete(id)
    expect((await fetch(`${liveShopUrl}${url}-400.avif`)).status).toBe(404)
  },
)
