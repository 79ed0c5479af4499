import type { Page } from '@playwright/test'

export type Wire = Record<string, unknown>

/** Changes the real responses of a path. */
export async function mangle(page: Page, path: RegExp, change: (body: Wire) => Wire): Promise<void> {
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      if (!response.ok()) {
        await route.fulfill({ response })
        return
      }
      await route.fulfill({ response, json: change((await response.json()) as Wire) })
    },
  )
}

/** Changes the real product lists, and the documents of the index. */
export async function mangleProducts(page: Page, change: (products: Wire[]) => Wire[]): Promise<void> {
  await mangle(page, /^\/store\/products$/, (body) => ({
    ...body,
    products: change(body['products'] as Wire[]),
  }))
  await mangle(page, /^\/store\/search$/, (body) => {
    for (const result of body['results'] as Wire[]) {
      const documents = (result['hits'] as Wire[]).map((hit) => hit['document'] as Wire)
      result['hits'] = change(documents).map((document) => ({ document }))
    }
    return body
  })
}

/** Overrides fields of the lines in real carts. */
export async function mangleCart(page: Page, changes: Wire): Promise<void> {
  const path = /^\/store\/(carts(\/[^/]+)?|customers\/me\/cart)(\/line-items(\/[^/]+)?)?$/
  await mangle(page, path, (body) => {
    const cart = (body['cart'] ?? body['parent'] ?? {}) as Wire
    for (const item of (cart['items'] ?? []) as Wire[]) Object.assign(item, changes)
    return body
  })
}
