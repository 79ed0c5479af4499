const query = { fields: '*items,+metadata', limit: 3, id: ['a', 'b'], created_at: { $gte: '2026-01-01' } }
const headers = { 'x-call': 'one', 'x-shop': null }
const body = { name: 'Umber', list: [1, { deep: true }], nothing: null }

/** A CSV file, created for each call: a stream can be read once. */
export const csv = (): File => new File(['Product Title\nTee'], 'products.csv', { type: 'text/csv' })

/** Arguments of methods that use parts of them. */
const particular: Readonly<Record<string, () => readonly unknown[]>> = {
  'admin.invite.accept': () => [
    { invite_token: 'invite_1', email: 'a@umber.example', first_name: 'Asha' },
    query,
    headers,
  ],
  'admin.product.createImport': () => [{ file: csv() }, query, headers],
  'admin.product.import': () => [{ file: csv() }, query, headers],
  'admin.promotion.addRules': () => ['promo_1', 'rules', { rules: [{ attribute: 'x' }] }, headers],
  'admin.promotion.updateRules': () => ['promo_1', 'target-rules', { rules: [{ id: 'r' }] }, headers],
  'admin.promotion.removeRules': () => ['promo_1', 'buy-rules', { rule_ids: ['r'] }, headers],
  'admin.promotion.listRules': () => [null, 'buy-rules', query, headers],
  'admin.upload.create': () => [{ files: [csv(), { name: 'a.txt', content: 'text' }] }, query, headers],
  'store.payment.initiatePaymentSession': () => [{ id: 'cart_1' }, { provider_id: 'pp' }, query, headers],
}

/** The arguments of a call: a value for each parameter, by its name. */
export function sampleArguments(name: string, method: { toString(): string }): readonly unknown[] {
  const given = particular[name]
  if (given) return given()
  return parametersOf(method).map((parameter, index) => {
    if (/^(?:headers)$/.test(parameter)) return headers
    if (/^(?:query|queryParams)$/.test(parameter)) return query
    if (/^(?:body|payload|input)$/.test(parameter)) return body
    return `${parameter}_${index}`
  })
}

/** js-sdk is not minified: the source of a function begins with its parameter names. */
function parametersOf(method: { toString(): string }): readonly string[] {
  const [, list = ''] = /\(([^)]*)\)/.exec(String(method)) ?? []
  return list.split(',').flatMap((name) => name.trim() || [])
}
