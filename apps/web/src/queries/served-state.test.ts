import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readServedState, writeServedState } from './served-state.ts'

const pageWith = (text: string) => {
  document.body.innerHTML = ''
  const script = document.body.appendChild(document.createElement('script'))
  script.id = 'shop-state'
  script.type = 'application/json'
  script.textContent = text
  return document
}

it('keeps maps, and cannot close its script element', () => {
  const client = new QueryClient()
  const data = { counts: new Map([['Red', 2]]), name: '</script><b>' }
  client.setQueryData(['facets', 'all'], data)
  const text = writeServedState(client)
  expect(text).not.toContain('<')
  expect(readServedState(pageWith(text))?.queries[0]?.state.data).toEqual(data)
})

it('is undefined in a page that its server could not render', () => {
  expect(readServedState(pageWith(''))).toBeUndefined()
  expect(readServedState(pageWith('{}'))).toBeUndefined()
})
