import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstUse } from './on-first-use.ts'

const act = vi.fn<() => void>()
let stop = () => {}

const part = (selector: string) => document.querySelector(selector) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<p>Words</p><a href="/cart">Link</a><button type="button"><i>Icon</i></button>'
  act.mockClear()
  stop = onFirstUse(act)
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

it.each([
  ['a touch anywhere', () => fireEvent.pointerDown(part('p'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a press without a pointer', () => fireEvent.click(part('a'))],
  ['the pointer on a button', () => fireEvent.pointerOver(part('i'))],
  ['the focus on a button', () => fireEvent.focusIn(part('button'))],
])('%s is a use, once', (_, use) => {
  expect(act).not.toHaveBeenCalled()
  use()
  use()
  expect(act).toHaveBeenCalledOnce()
})

it('the pointer on words or on a link is none', () => {
  fireEvent.pointerOver(part('p'))
  fireEvent.pointerOver(part('a'))
  expect(act).not.toHaveBeenCalled()
})

it('ends when it is told to', () => {
  stop()
  fireEvent.pointerDown(part('p'))
  expect(act).not.toHaveBeenCalled()
})
