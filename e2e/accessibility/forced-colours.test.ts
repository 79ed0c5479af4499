import { heading, open, openProduct, paths } from '../screens/open.ts'
import { option } from '../screens/product.ts'
import { settled } from '../support/layout.ts'
import { style, systemColour } from '../support/forced-colours.ts'
import { expect, test, type Locator } from '../support/test.ts'

/** The visible box next to a transparent native radio button or checkbox. */
const boxOf = (control: Locator) => control.locator('xpath=following-sibling::*[1]')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

test('[F-123] with forced colours the chosen size looks different from the rest', async ({ page }) => {
  await openProduct(page, 'linen-shirt')
  const highlight = await systemColour(page, 'Highlight')
  const sizes = option(page, 'Size')
  const chosen = boxOf(sizes.getByRole('radio', { checked: true }))
  const other = boxOf(sizes.getByRole('radio', { checked: false }).first())
  expect(await style(chosen, 'background-color')).toBe(highlight)
  expect(await style(chosen, 'color')).toBe(await systemColour(page, 'HighlightText'))
  expect(await style(other, 'background-color')).not.toBe(highlight)
})

test('[F-123] with forced colours a swatch keeps its colour, on the product, the cards and in the filters', async ({
  page,
}) => {
  await openProduct(page, 'linen-shirt')
  const colours = option(page, 'Color').getByRole('radio')
  const cloths = async (controls: Locator): Promise<readonly string[]> => {
    const all = await controls.all()
    return await Promise.all(all.map(async (control) => style(boxOf(control), 'background-color')))
  }
  const shown = await cloths(colours)
  expect(new Set(shown).size).toBe(shown.length)
  const chosen = boxOf(option(page, 'Color').getByRole('radio', { checked: true }))
  expect(await style(chosen, 'outline-style')).toBe('solid')
  expect(await style(chosen, 'outline-color')).toBe(await systemColour(page, 'Highlight'))

  await open(page, paths.category('women'))
  const filters = page.getByRole('checkbox', { name: /^(White|Black|Red|Blue|Green)$/ })
  await expect(filters.first()).toBeVisible()
  const inFilters = await cloths(filters)
  expect(inFilters.length).toBeGreaterThan(1)
  expect(new Set(inFilters).size).toBe(inFilters.length)
  const dots = page.getByRole('main').locator('.rounded-full.size-3')
  await expect(dots.first()).toBeVisible()
  const onCards = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor))
  expect(new Set(onCards).size).toBeGreaterThan(1)
})

test('[F-123] with forced colours one thumbnail is marked as the current one', async ({ page }) => {
  // Wide screens show all pictures beside each other.
  await page.setViewportSize({ width: 800, height: 900 })
  await openProduct(page, 'linen-shirt')
  const thumbnails = page.getByRole('main').getByRole('button', { name: /^Show image/ })
  await settled(page)
  const edges = await thumbnails.evaluateAll((all) =>
    all.map((button) => {
      const { borderBottomColor, borderBottomStyle, borderBottomWidth } = getComputedStyle(button)
      const isPainted = borderBottomStyle !== 'none' && borderBottomWidth !== '0px'
      return { isCurrent: button.ariaCurrent === 'true', edge: isPainted ? borderBottomColor : 'none' }
    }),
  )
  const highlight = await systemColour(page, 'Highlight')
  expect(edges.length).toBeGreaterThan(1)
  for (const { isCurrent, edge } of edges) expect(edge === highlight).toBe(isCurrent)
})

test('[F-123] with forced colours the slider has a track, and its selected range stands out', async ({
  page,
}) => {
  await open(page, `${paths.category('all')}?price=100-300`)
  await expect(heading(page)).toBeVisible()
  const track = page.locator('[data-track]:visible')
  const canvas = await systemColour(page, 'Canvas')
  const painted = await style(track, 'background-color')
  expect(painted).not.toBe(canvas)
  expect(painted).toBe(await systemColour(page, 'CanvasText'))
  expect(await style(page.locator('[data-range]:visible'), 'background-color')).toBe(
    await systemColour(page, 'Highlight'),
  )
})

test('[F-123] with forced colours checked boxes and switches look checked', async ({ page }) => {
  await open(page, `${paths.category('all')}?size=m`)
  const chosen = boxOf(page.getByRole('checkbox', { name: 'M', exact: true }))
  expect(await style(chosen, 'background-color')).toBe(await systemColour(page, 'Highlight'))
  await open(page, '/login')
  const box = boxOf(page.getByRole('checkbox'))
  expect(await style(box, 'background-color')).toBe(await systemColour(page, 'Highlight'))
})
