import { expect, type Locator } from '../support/test.ts'

/** How a shopper operates a page. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>
  readonly write: (field: Locator, words: string) => Promise<void>
  /** @param option A part of its name. */
  readonly choose: (select: Locator, option: string) => Promise<void>
  /** @param label What a mouse presses where the radio button itself is not shown. */
  readonly pick: (radio: Locator, label?: Locator) => Promise<void>
}

export const mouse: Hand = {
  press: async (control) => await control.click(),
  write: async (field, words) => await field.fill(words),
  async choose(select, option) {
    const wanted = select.locator('option', { hasText: option })
    await select.selectOption((await wanted.getAttribute('value')) ?? '')
  },
  pick: async (radio, label) => await (label === undefined ? radio.check() : label.click()),
}

/** The mouse is never used. */
export const keyboard: Hand = {
  async press(control) {
    await tabTo(control)
    await control.page().keyboard.press('Enter')
  },
  async write(field, words) {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(words)
  },
  async choose(select, option) {
    await tabTo(select)
    await select.page().keyboard.type(option)
    await expect(select.locator('option:checked')).toContainText(option)
  },
  async pick(radio) {
    const { keyboard: keys } = radio.page()
    // Tab reaches one of the group, the arrows the others.
    await tabTo(radio, true)
    for (let press = 0; press < 12 && !(await radio.isChecked()); press += 1)
      await keys.press(press === 0 ? 'Space' : 'ArrowDown')
    await expect(radio).toBeChecked()
  },
}

/** Presses Tab, or Shift and Tab where the element stands before the focus, until it, or a radio button of its group, has focus. */
async function tabTo(target: Locator, orItsGroup = false): Promise<void> {
  await expect(target).toBeVisible()
  const { keyboard: keys } = target.page()
  for (let press = 0; press < 200; press += 1) {
    const where = await target.evaluate((element, isGroup) => {
      const active = document.activeElement ?? document.body
      const nameOf = (one: Element) => one.getAttribute('name')
      if (active === element || (isGroup && nameOf(active) !== null && nameOf(active) === nameOf(element)))
        return 'here'
      const isAfter = element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING
      return isAfter ? 'before' : 'after'
    }, orItsGroup)
    if (where === 'here') return
    await keys.press(where === 'before' ? 'Shift+Tab' : 'Tab')
  }
  await expect(target).toBeFocused()
}
