const { CommerceClient } = require('@umber/commerce-client')
const sdk = require('@umber/commerce-client/js-sdk')
const core = require('@umber/storefront-core')
const { parseCsv } = require('@umber/admin-client')

// Every entry can be required, and has the same class of errors.
for (const entry of require('./entries.json')) require(entry)
if (sdk.FetchError !== require('@umber/commerce-client').FetchError)
  throw new Error('There are two FetchErrors')
if (typeof core.createCartStore !== 'function') throw new Error('There is no createCartStore')
if (parseCsv('sku\nTEE-M\n').kind !== 'parsed') throw new Error('There is no papaparse')
if (!new CommerceClient({ baseUrl: 'http://shop.example' }).store.cart) throw new Error('There is no cart')

// The rest of the program is the same for all projects. Packages that are required here and imported there are both loaded.
void Promise.all([import('./shop.mjs'), import('./settings.mjs')])
  .then(([{ shop }, { settings }]) => shop(settings))
  .then((found) => console.log(JSON.stringify(found)))
