/** @module-tag smoke */
import { afterAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { eventually } from '../support/eventually'
import { makeProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const admin = await signInAdmin()
const asAdmin = { bearer: admin }
const unique = Date.now().toString(36)

/** What was made, the last first: a category with others below it cannot be deleted. */
const made: string[] = []
afterAll(async () => {
  for (const path of made) await done('DELETE', path, asAdmin)
})

async function makeCategory(name: string, more: object = {}): Promise<string> {
  const body = { name, handle: `${name}-${unique}`, is_active: true, ...more }
  const answer = await done('POST', '/admin/product-categories', { ...asAdmin, body })
  const id = textAt(answer, 'product_category.id')
  made.unshift(`/admin/product-categories/${id}`)
  return id
}

const fields = 'fields=id,name,handle,rank,parent_category_id,page_content.picture,page_content.text'
const shown = async (id: string) => {
  const answer = await done('GET', `/store/product-categories?limit=200&${fields}`)
  return listAt(answer, 'product_categories').find((category) => at(category, 'id') === id)
}

const redirectOf = async (path: string) =>
  at(await done('GET', `/store/redirects?path=${encodeURIComponent(path)}`), 'to')

const listedUnder = async (handle: string): Promise<readonly unknown[]> => {
  const body = { entity: 'product', fields: ['id'], filters: { categories: handle } }
  const answer = await done('POST', '/store/search', { body })
  return listAt(answer, 'results.0.hits').map((hit) => at(hit, 'document.id'))
}

describe('The categories of the dashboard', () => {
  it('have a picture and a text of their page, which can be changed and emptied', async () => {
    const id = await makeCategory('raincoats')
    const path = `/admin/product-categories/${id}/page-content`
    expect(at(await done('GET', path, asAdmin), 'page_content')).toEqual({
      picture: null,
      picture_text: null,
      text: null,
    })
    const content = { picture: '/static/rain.jpg', picture_text: 'Rain', text: 'For the rains.' }
    await done('POST', path, { ...asAdmin, body: content })
    expect(at(await shown(id), 'page_content')).toMatchObject({
      picture: '/static/rain.jpg',
      text: 'For the rains.',
    })
    await done('POST', path, { ...asAdmin, body: { ...content, text: '' } })
    const kept = at(await done('GET', path, asAdmin), 'page_content')
    expect(kept).toEqual({ ...content, text: null })
    // The dashboard sends back what it has read.
    await done('POST', path, { ...asAdmin, body: kept })
    expect(await ask('POST', path, { ...asAdmin, body: { picture: 'javascript:alert(1)' } })).toMatchObject({
      status: 400,
    })
    expect(await ask('POST', path.replace(id, 'pcat_none'), { ...asAdmin, body: content })).toMatchObject({
      status: 404,
    })
    expect(await ask('POST', path, { body: content })).toMatchObject({ status: 401 })
  })

  it('list the products of their subcategories, and none below a hidden one', async () => {
    const top = await makeCategory('kids')
    const middle = await makeCategory('boots', { parent_category_id: top })
    const lowest = await makeCategory('puddle-boots', { parent_category_id: middle })
    const { productId, remove } = await makeProducts(admin, 'Puddle Boot', 1)
    const body = { categories: [{ id: lowest }] }
    await done('POST', `/admin/products/${productId}`, { ...asAdmin, body })
    const isListed = async (handle: string) => (await listedUnder(`${handle}-${unique}`)).includes(productId)
    await eventually('product in the top category', async () => ((await isListed('kids')) ? true : undefined))
    expect([await isListed('boots'), await isListed('puddle-boots')]).toEqual([true, true])
    await done('POST', `/admin/product-categories/${middle}`, { ...asAdmin, body: { is_active: false } })
    // Saving the product puts it into the index anew.
    await done('POST', `/admin/products/${productId}`, { ...asAdmin, body: { title: 'Puddle Boots' } })
    await eventually('product that has left', async () => ((await isListed('kids')) ? undefined : true))
    expect(await shown(middle)).toBeUndefined()
    await remove()
  })
})

const foundBy = async (q: string): Promise<readonly unknown[]> => {
  const body = { entity: 'product', fields: ['id', 'description'], filters: { q } }
  const answer = await done('POST', '/store/search', { body })
  return listAt(answer, 'results.0.hits').map((hit) => at(hit, 'document'))
}

describe('A search', () => {
  it('finds products by the names of their categories, and by a new name, and words without their marks', async () => {
    const top = await makeCategory('garden', { name: `Terrace${unique}` })
    const below = await makeCategory('pots', { name: `Planters${unique}`, parent_category_id: top })
    const { productId, remove } = await makeProducts(admin, 'Clay Pot', 1)
    const description = `<p>Fired <b>twice${unique}</b> &amp; glazed.</p>`
    const body = { categories: [{ id: below }], description }
    await done('POST', `/admin/products/${productId}`, { ...asAdmin, body })
    const product = { id: productId, description: `Fired twice${unique} & glazed.` }
    const isFoundBy = async (q: string) =>
      eventually(`product found by ${q}`, async () => ((await foundBy(q)).length > 0 ? true : undefined))
    await isFoundBy(`terrace${unique}`)
    expect(await foundBy(`planters${unique}`)).toEqual([product])
    expect(await foundBy(`twice${unique}`)).toEqual([product])
    const renamed = { name: `Balcony${unique}` }
    await done('POST', `/admin/product-categories/${top}`, { ...asAdmin, body: renamed })
    await isFoundBy(`balcony${unique}`)
    await remove()
  })
})

describe('An address of the shop that has moved', () => {
  it('leads from the old handle of a product, category and collection to the new one', async () => {
    const { productId, remove } = await makeProducts(admin, 'Jute Basket', 1)
    const product = await done('GET', `/admin/products/${productId}?fields=handle`, asAdmin)
    const handle = textAt(product, 'product.handle')
    const collection = await done('POST', '/admin/collections', {
      ...asAdmin,
      body: { title: 'Monsoon', handle: `monsoon-${unique}` },
    })
    made.unshift(`/admin/collections/${textAt(collection, 'collection.id')}`)
    const moves = [
      { path: `/admin/products/${productId}`, from: `/product/${handle}`, to: '/product/' },
      {
        path: `/admin/product-categories/${await makeCategory('baskets')}`,
        from: `/category/baskets-${unique}`,
        to: '/category/',
      },
      {
        path: `/admin/collections/${textAt(collection, 'collection.id')}`,
        from: `/collection/monsoon-${unique}`,
        to: '/collection/',
      },
    ]
    for (const { path, from, to } of moves) {
      for (const round of ['second', 'third']) {
        const now = `${round}-${to.length}-${unique}`
        await done('POST', path, { ...asAdmin, body: { handle: now } })
        await eventually(`redirect of ${from}`, async () =>
          (await redirectOf(from)) === to + now ? true : undefined,
        )
      }
      // The first leads to whatever the record's handle is, so it says nothing about the one in between.
      await expect
        .poll(async () => redirectOf(`${to}second-${to.length}-${unique}`), { timeout: 20_000 })
        .toBe(`${to}third-${to.length}-${unique}`)
    }
    await remove()
  })

  it('can be added, seen and deleted by the owner', async () => {
    const path = `/Old-Shop/Shirts-${unique}.html`
    const body = { path, target: '/category/men-shirts' }
    const added = await done('POST', '/admin/redirects', { ...asAdmin, body })
    expect(await redirectOf(path.toLowerCase())).toBe('/category/men-shirts')
    expect(await ask('POST', '/admin/redirects', { ...asAdmin, body })).toMatchObject({ status: 422 })
    const listed = await done('GET', `/admin/redirects?q=${unique}`, asAdmin)
    expect(listAt(listed, 'redirects').map((one) => at(one, 'path'))).toContain(path.toLowerCase())
    await done('DELETE', `/admin/redirects/${textAt(added, 'redirect.id')}`, asAdmin)
    expect(await redirectOf(path)).toBeNull()
  })

  it.each([
    { path: '/a', target: '//elsewhere.example' },
    { path: '/a', target: 'javascript:alert(1)' },
    { path: '/a', target: '/A/' },
    { path: 'shirts', target: '/b' },
    { path: '/', target: '/b' },
  ])('cannot be $path to $target', async (body) => {
    expect(await ask('POST', '/admin/redirects', { ...asAdmin, body })).toMatchObject({ status: 400 })
  })
})
