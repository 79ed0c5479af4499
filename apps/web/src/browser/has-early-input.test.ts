import { beforeEach, expect, it } from 'vitest'
import { hasEarlyInput, type EarlyPress } from './has-early-input.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <input name="email" value=""><input name="remember" type="checkbox" checked><textarea>Hello</textarea>
    <select><option>Low</option><option selected>High</option></select>
    <button type="button">Add</button>`
})

const find = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] => {
  const found = document.querySelector(name)
  if (found === null) throw new Error(`no ${name}`)
  return found
}

const has = (presses: readonly EarlyPress[] = []) =>
  hasEarlyInput(document.body, { presses, stop: () => undefined })

it('a page as it was served has none', () => expect(has()).toBe(false))

it('a press counts', () => expect(has([{ button: find('button') }])).toBe(true))

it.each([
  ['typed text', () => (find('input').value = 'asha@example.com')],
  ['a ticked box', () => document.querySelector<HTMLInputElement>('[name="remember"]')?.click()],
  ['text in an area', () => (find('textarea').value = 'Hello there')],
  ['a choice', () => (find('select').selectedIndex = 0)],
])('%s counts', (_name, enter) => {
  enter()
  expect(has()).toBe(true)
})
