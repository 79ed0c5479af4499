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

it('has of many categories the texts and pictures of those at the top and of its own, and is then out of date', () => {
  const client = new QueryClient()
  const category = (slug: string, parentId?: string) => ({
    id: slug,
    slug,
    name: slug,
    rank: 0,
    description: `About ${slug}`,
    image: '/a.webp',
    ...(parentId !== undefined && { parentId }),
  })
  const few = [category('top'), ...Array.from({ length: 59 }, (_, at) => category(`low-${at}`, 'top'))]
  const described = (served: string) => {
    const state = readServedState(pageWith(served))?.queries[0]?.state
    const all = (state?.data ?? []) as typeof few
    const shown = all.filter(({ description, image }) => description !== '' && image !== undefined)
    return { shown: shown.map(({ slug }) => slug), all: all.length, at: state?.dataUpdatedAt }
  }
  client.setQueryData(['categories'], few, { updatedAt: 7 })
  expect(described(writeServedState(client, 'low-3'))).toMatchObject({ shown: { length: 60 }, at: 7 })
  client.setQueryData(['categories'], [...few, category('low-59', 'top')], { updatedAt: 7 })
  expect(described(writeServedState(client, 'low-3'))).toEqual({ shown: ['top', 'low-3'], all: 61, at: 0 })
})
