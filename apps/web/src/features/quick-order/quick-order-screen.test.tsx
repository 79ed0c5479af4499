import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { products } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'
import { quickOrderCopy as copy } from '../../copy/quick-order.ts'

const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
const [first = '', second = '', third = ''] = skus

const list = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: copy.list })

async function open() {
  const backend = createFakeBackend()
  const set = (sku: string, count: number) => {
    for (const { variants } of backend.database.products)
      for (const variant of variants) if (variant.sku === sku) backend.database.stock.set(variant.id, count)
  }
  set(first, 50)
  set(second, 0)
  set(third, 2)
  await openPage('/quick-order', { preset: 'live', backend, signedIn: true })
  return backend
}

async function check(text: string) {
  fireEvent.change(await list(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: copy.check }))
}

const lineAt = (at: number) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(copy.line(at)) !== null)

describe('An order by a list', () => {
  it('names each line that cannot be ordered, keeps what was typed, and adds the others with one press', async () => {
    const backend = await open()
    const typed = `${first} 3\n${second},1\n${third};5\nNOT-OURS\t1\n${first} many`
    await check(typed)
    const heading = await screen.findByRole('heading', { name: copy.result({ fine: 1, all: 5 }) })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(lineAt(1)?.textContent).toContain(copy.available)
    expect(lineAt(2)?.textContent).toContain(copy.soldOut)
    expect(lineAt(3)?.textContent).toContain(copy.tooMany(2))
    expect(lineAt(4)?.textContent).toContain(copy.unknown)
    expect(lineAt(5)?.textContent).toContain(copy.noQuantity)
    expect((await list()).value).toBe(typed)
    expect(backend.count('POST', /\/quick-order$/)).toBe(1)

    fireEvent.click(screen.getByRole('button', { name: copy.add(3) }))
    expect(await screen.findByRole('heading', { name: copy.added(3) })).toBeDefined()
    expect(backend.count('POST', /\/carts\/[^/]+\/items$/)).toBe(1)
    const lines = [...backend.database.carts.values()]
      .filter(({ completedAt }) => completedAt === null)
      .flatMap((cart) => cart.lines)
    expect(lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('is checked again after a change', async () => {
    await open()
    await check(`${first} 3`)
    await screen.findByRole('heading', { name: copy.result({ fine: 1, all: 1 }) })
    fireEvent.change(await list(), { target: { value: `${first} 4` } })
    expect(screen.queryByRole('button', { name: copy.add(3) })).toBeNull()
  })

  it('takes a file, after what was typed', async () => {
    await open()
    fireEvent.change(await list(), { target: { value: `${third} 1` } })
    const file = new File([`sku,quantity\n${first},2\n`], 'order.csv', { type: 'text/csv' })
    fireEvent.change(screen.getByLabelText(copy.file), { target: { files: [file] } })
    await waitFor(async () => expect((await list()).value).toBe(`${third} 1\nsku,quantity\n${first},2\n`))
  })

  it('asks for a line before anything is sent', async () => {
    const backend = await open()
    await check('  \n')
    expect(await screen.findByText(copy.empty)).toBeDefined()
    expect(backend.count('POST', /\/quick-order$/)).toBe(0)
  })

  it('is for customers, and leads back from the sign-in', async () => {
    await openPage('/quick-order', { preset: 'live' })
    const link = await screen.findByRole('link', { name: copy.signInAction })
    expect(link.getAttribute('href')).toBe('/login?from=%2Fquick-order')
  })

  it('is a page of no shop whose owner has not switched it on', async () => {
    const backend = createFakeBackend()
    backend.database.shopSettings = {}
    await openPage('/quick-order', { preset: 'live', backend, signedIn: true })
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined()
  })
})
