import { openProduct } from '../screens/open.ts'
import { gallery, galleryPosition, galleryThumbnails } from '../screens/product.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

test(
  '[PROD-01] the gallery arrows wrap around, thumbnails choose directly',
  { tag: '@smoke' },
  async ({ page }) => {
    const { title } = await openProduct(page, 'heavyweight-tee')
    // The first colour, three more views of it, and two other colours.
    const previous = gallery(page).getByRole('button', { name: 'Previous image' })
    const next = gallery(page).getByRole('button', { name: 'Next image' })
    await expect(galleryPosition(page)).toHaveText('Image 1 of 6')
    await previous.click()
    await expect(galleryPosition(page)).toHaveText('Image 6 of 6')
    await expect(gallery(page).getByRole('img', { name: `${title}, blue` })).toBeInViewport({ ratio: 0.5 })
    await next.click()
    await expect(galleryPosition(page)).toHaveText('Image 1 of 6')
    await galleryThumbnails(page).nth(1).click()
    await expect(galleryPosition(page)).toHaveText('Image 2 of 6')
    await expect(galleryThumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(gallery(page).getByRole('img', { name: `${title}, shown to scale` })).toBeInViewport({
      ratio: 0.5,
    })
  },
)
