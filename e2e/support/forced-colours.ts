import type { Locator, Page } from './test.ts'

/** The computed value of a style under forced colours. */
export const style = async (target: Locator, name: string): Promise<string> =>
  await target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

/** A system colour as a computed value. */
export const systemColour = async (page: Page, name: string): Promise<string> =>
  await page.evaluate((colour) => {
    const probe = document.createElement('p')
    probe.style.color = colour
    document.body.append(probe)
    const written = getComputedStyle(probe).color
    probe.remove()
    return written
  }, name)
