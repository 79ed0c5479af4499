import { beforeEach, expect, it, vi } from 'vitest'
import { createBrowserHistory } from './browser-history.ts'

beforeEach(() => window.history.replaceState(null, '', '/list?color=red#top'))

const shown = ({ read }: ReturnType<typeof createBrowserHistory>) => {
  const { location, type } = read()
  return [type, location.pathname + location.search + location.hash, location.state]
}

it('begins at the address of the window, and gives its entry a place', () => {
  const history = createBrowserHistory()
  expect(shown(history)).toEqual(['POP', '/list?color=red#top', null])
  expect(history.read().location.key).toBe('default')
  expect(window.history.state).toEqual({ idx: 0 })
})

it('keeps the entry of a page that is loaded again', () => {
  window.history.replaceState({ usr: { overlay: 'cart' }, key: 'abc', idx: 3 }, '')
  const history = createBrowserHistory()
  expect(history.read().location).toMatchObject({ key: 'abc', state: { overlay: 'cart' } })
  expect(window.history.state).toEqual({ usr: { overlay: 'cart' }, key: 'abc', idx: 3 })
})

it('goes to an address, and tells so', () => {
  const history = createBrowserHistory()
  const listener = vi.fn<() => void>()
  history.subscribe(listener)
  history.push('/product/shirt?size=m#details', { from: 'list' })
  expect(shown(history)).toEqual(['PUSH', '/product/shirt?size=m#details', { from: 'list' }])
  expect(window.history.state).toMatchObject({ usr: { from: 'list' }, idx: 1 })
  expect(listener).toHaveBeenCalledWith(history.read())
})

it('replaces an address without another entry', () => {
  const history = createBrowserHistory()
  const { length } = window.history
  history.replace({ pathname: '/cart', search: '', hash: '' })
  expect(shown(history)).toEqual(['REPLACE', '/cart', null])
  expect(window.history.length).toBe(length)
  expect(window.history.state).toMatchObject({ idx: 0 })
})

it('gives each entry a key of its own', () => {
  const history = createBrowserHistory()
  const keys = ['/a', '/a', '/b'].map((to) => {
    history.push(to)
    return history.read().location.key
  })
  expect(new Set(keys).size).toBe(3)
})

it('tells of Back and Forward until no one listens any more', () => {
  const history = createBrowserHistory()
  const listener = vi.fn<() => void>()
  const stop = history.subscribe(listener)
  const stopOther = history.subscribe(() => undefined)
  const arriveAt = (address: string) => {
    window.history.replaceState({ usr: null, key: address, idx: 0 }, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  arriveAt('/b')
  expect(shown(history)).toEqual(['POP', '/b', null])
  expect(history.read().location.key).toBe('/b')
  stop()
  arriveAt('/c')
  expect(listener).toHaveBeenCalledOnce()
  expect(shown(history)).toEqual(['POP', '/c', null])
  stopOther()
  arriveAt('/d')
  expect(shown(history)).toEqual(['POP', '/c', null])
})

it('loads the page where the browser refuses another entry', () => {
  const history = createBrowserHistory()
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError')
  })
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  history.push('/cart')
  expect(assign).toHaveBeenCalledWith('/cart')
})
