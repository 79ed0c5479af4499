import { beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyInput } from './early-input.ts'

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <form method="post">
      <input name="email" value=""><input name="remember" type="checkbox" checked>
    </form>
    <button type="button">Add</button>
  </div>`
})

const root = () => document.querySelector<HTMLElement>('#root') ?? document.body
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? new HTMLInputElement()

/** React marks the elements that it has taken over. */
const takeOver = () => {
  for (const element of document.querySelectorAll('*')) Reflect.set(element, '__reactProps$x', {})
}

it('repeats typed text and a changed box as events', async () => {
  field('email').value = 'asha@example.com'
  field('remember').checked = false
  const repeat = takeEarlyInput(root(), [])
  takeOver()
  const heard: string[] = []
  root().addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  root().addEventListener('change', ({ target }) => heard.push((target as HTMLInputElement).name))
  repeat()
  await vi.waitFor(() => expect(heard).toContain('remember'))
  expect(heard).toContain('email')
  expect(field('email').value).toBe('asha@example.com')
  expect(field('remember').checked).toBe(false)
})

it('first lets React take a field over as it was served, so that what was typed is a change', async () => {
  field('email').value = 'asha@example.com'
  const repeat = takeEarlyInput(root(), [])
  takeOver()
  const values: string[] = []
  root().addEventListener('input', ({ target }) => values.push((target as HTMLInputElement).value))
  repeat()
  await vi.waitFor(() => expect(values).toEqual(['', 'asha@example.com']))
})

it('leaves fields alone that are as they were served', () => {
  const repeat = takeEarlyInput(root(), [])
  takeOver()
  const heard = vi.fn<() => void>()
  root().addEventListener('input', heard)
  repeat()
  expect(heard).not.toHaveBeenCalled()
})

it('repeats a press when the button’s part of the page has its script', async () => {
  vi.useFakeTimers()
  const button = document.querySelector('button') ?? document.createElement('button')
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  const repeat = takeEarlyInput(root(), [{ button }])
  repeat()
  await vi.advanceTimersByTimeAsync(200)
  expect(pressed).not.toHaveBeenCalled()
  takeOver()
  await vi.advanceTimersByTimeAsync(200)
  expect(pressed).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
