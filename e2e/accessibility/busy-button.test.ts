import { openProduct } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { expect, test } from '../support/test.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the words of a busy button can be read in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openProduct(page, 'linen-shirt')
    const look = async (busy: boolean) =>
      await addButton(page).evaluate((button, isBusy) => {
        button.style.transition = 'none'
        button.setAttribute('aria-disabled', 'true')
        if (isBusy) button.setAttribute('aria-busy', 'true')
        const { color, backgroundColor, opacity } = getComputedStyle(button)
        const luminance = (text: string): number => {
          const parts = (text.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255)
          const [red = 0, green = 0, blue = 0] = parts.map((part) =>
            part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const [dark = 0, bright = 0] = [luminance(color), luminance(backgroundColor)].toSorted(
          (a, b) => a - b,
        )
        return { opacity, contrast: (bright + 0.05) / (dark + 0.05) }
      }, busy)
    expect((await look(false)).opacity).toBe('0.6')
    const busy = await look(true)
    expect(busy.opacity).toBe('1')
    expect(busy.contrast).toBeGreaterThanOrEqual(4.5)
  })
