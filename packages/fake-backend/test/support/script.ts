import { demoCustomer } from '@umber/sample-store'
import { ownContent } from './script-content.ts'
import { inOtherLanguages } from './script-languages.ts'
import { ofOwner } from './script-owner.ts'
import { get, post, remove, scene, signedIn, type Scene } from './scene.ts'

const address = {
  first_name: 'Asha',
  last_name: 'Raman',
  address_1: '27 Cubbon Cross',
  city: 'Bengaluru',
  postal_code: '560001',
  country_code: 'in',
}
const cartFields =
  'fields=id,currency_code,customer_id,completed_at,total,items.id,items.quantity,items.unit_price,items.product_title,items.product_handle,items.variant_title,items.thumbnail'
const productFields =
  'fields=id,title,handle,options.title,options.values.value,variants.id,variants.title,*variants.calculated_price,variants.inventory_quantity'
const preferences = '/store/customers/me/preferences'
const credentials = { email: demoCustomer.email, password: demoCustomer.password }

/** Every request of a shop, refusals included. */
export const script: readonly Scene[] = [
  get('health', '/health'),
  get('regions', '/store/regions', {
    region: 'regions.0.id',
    europe: 'regions.name=Europe.id',
    states: 'regions.name=United States.id',
    japan: 'regions.name=Japan.id',
  }),
  get('a region', '/store/regions/{region}'),
  get('no such region', '/store/regions/reg_nope'),
  get('collections', '/store/collections?limit=100&fields=%2Bmetadata', {
    collection: 'collections.title=Women.id',
  }),
  get('collections by themselves', '/store/collections?limit=100'),
  get('a collection', '/store/collections/{collection}'),
  get('no such collection', '/store/collections/pcol_nope'),
  get('a category by its handle', '/store/product-categories?handle=women', {
    category: 'product_categories.0.id',
  }),
  get('a category with its children', '/store/product-categories?handle=women&include_descendants_tree=true'),
  get('no such category', '/store/product-categories/pcat_nope'),
  get('products', '/store/products?limit=2&order=handle'),
  get(
    'products of a category',
    '/store/products?category_id[]={category}&limit=3&order=handle&fields=id,handle',
  ),
  get('a search', '/store/products?q=linen&fields=id,handle&order=handle'),
  get('a product by its handle', `/store/products?handle=linen-shirt&region_id={region}&${productFields}`, {
    product: 'products.0.id',
    variant: 'products.0.variants.0.id',
  }),
  get('a reduced product', `/store/products?handle=wrap-dress&region_id={region}&${productFields}`),
  get(
    'a candle without inventory management',
    `/store/products?handle=monsoon-candle&region_id={region}&${productFields}`,
    {
      endless: 'products.0.variants.0.id',
    },
  ),
  get(
    'a list as the shop reads it',
    '/store/products?handle[]=linen-shirt&handle[]=monsoon-candle&region_id={region}&fields=id,title,handle,metadata,images.url,options.id,options.title,*options.values,variants.id,variants.manage_inventory,variants.allow_backorder,variants.inventory_quantity,variants.options.id,tags.value',
  ),
  get('prices without a region', '/store/products?limit=1&fields=*variants.calculated_price'),
  get('no such handle', '/store/products?handle=no-such-thing'),
  get('no such product', '/store/products/prod_nope'),
  post('products of the index by the page', '/store/search', {
    entity: 'product',
    fields: [
      'handle',
      'title',
      'material',
      'pictures',
      'picture_color',
      'color_pictures',
      'colors',
      'price',
      'compare_at_price',
      'varies_in_price',
    ],
    filters: { categories: 'men', colors: { $overlaps: ['White', 'Blue'] }, price: { $gte: 80 } },
    pagination: { skip: 1, take: 3, order: { price: 'DESC', id: 'ASC' } },
    search_options: {
      count: 'exact',
      facets: [
        { field: 'colors', limit: 60 },
        { field: 'price', type: 'stats' },
      ],
    },
  }),
  post('every field the index returns of one product', '/store/search', {
    entity: 'product',
    filters: { handle: 'wrap-dress' },
  }),
  post('the beginning of a word', '/store/search', {
    entity: 'product',
    fields: ['handle'],
    filters: { q: 'cand' },
    pagination: { order: { title: 'ASC' } },
    search_options: { match_strategy: 'last' },
  }),
  post('no such index', '/store/search', { entity: 'customer' }),
  post('a field that the index does not return', '/store/search', { entity: 'product', fields: ['words'] }),
  post('a filter that the index does not know', '/store/search', {
    entity: 'product',
    filters: { colour: 'red' },
  }),
  ...ofOwner,
  ...ownContent,
  ...inOtherLanguages,
  get('taxes of countries', '/store/regions/{europe}/taxes'),
  get('taxes of provinces', '/store/regions/{states}/taxes'),
  get('taxes of no region', '/store/regions/reg_nope/taxes'),
  get('shipping options of another region', '/store/regions/{europe}/shipping-options'),
  get('a product in another region', `/store/products?handle=wrap-dress&region_id={europe}&${productFields}`),
  get(
    'a product with the tax of a province',
    `/store/products?handle=linen-shirt&region_id={states}&country_code=us&province=us-ca&${productFields}`,
  ),
  get(
    'a product that is not sold in a region',
    `/store/products?handle=zip-wallet&region_id={japan}&${productFields}`,
  ),
  post('a list of another region', '/store/search?region_id={japan}', {
    entity: 'product',
    filters: { categories: 'accessories', price: { $gte: 7000 } },
    pagination: { take: 50, order: { price: 'DESC', id: 'ASC' } },
    search_options: { facets: [{ field: 'price', type: 'stats' }] },
  }),
  post('a list of no region', '/store/search?region_id=reg_nope', { entity: 'product' }),
  post(
    'a cart in a region of several countries',
    '/store/carts',
    { region_id: '{europe}' },
    { abroad: 'cart.id' },
  ),
  post('a line in it', '/store/carts/{abroad}/line-items', { variant_id: '{variant}', quantity: 1 }),
  post('its address', '/store/carts/{abroad}', { shipping_address: { ...address, country_code: 'at' } }),
  get('its shipping options', '/store/shipping-options?cart_id={abroad}', {
    parcel: 'shipping_options.name=Express Shipping.id',
  }),
  post('one of them', '/store/carts/{abroad}/shipping-methods', { option_id: '{parcel}' }),
  post('it in a region of states', '/store/carts/{abroad}', { region_id: '{states}' }),
  post('its address in a state', '/store/carts/{abroad}', {
    shipping_address: { ...address, country_code: 'us', province: 'us-ca' },
  }),
  get('its shipping options there', '/store/shipping-options?cart_id={abroad}'),
  post('a cart', '/store/carts', {}, { cart: 'cart.id' }),
  post(
    'a line',
    '/store/carts/{cart}/line-items',
    { variant_id: '{variant}', quantity: 2 },
    { line: 'cart.items.0.id' },
  ),
  post('more of it', '/store/carts/{cart}/line-items', { variant_id: '{variant}', quantity: 1 }),
  post(
    'another line',
    '/store/carts/{cart}/line-items',
    { variant_id: '{endless}', quantity: 1 },
    {
      other: 'cart.items.product_handle=monsoon-candle.id',
    },
  ),
  post('more than there is', '/store/carts/{cart}/line-items', { variant_id: '{variant}', quantity: 99_999 }),
  post('no such variant', '/store/carts/{cart}/line-items', { variant_id: 'variant_nope', quantity: 1 }),
  post('a quantity below 0', '/store/carts/{cart}/line-items', { variant_id: '{variant}', quantity: -1 }),
  post('no variant at all', '/store/carts/{cart}/line-items', { quantity: 'x' }),
  post('another quantity', '/store/carts/{cart}/line-items/{line}', { quantity: 1 }),
  post('no such line', '/store/carts/{cart}/line-items/cali_nope', { quantity: 1 }),
  remove('a line deleted', '/store/carts/{cart}/line-items/{other}'),
  remove('a line deleted that is not there', '/store/carts/{cart}/line-items/{other}'),
  get('the cart as the shop reads it', `/store/carts/{cart}?${cartFields}`),
  get('no such cart', '/store/carts/cart_nope'),
  post('a cart claimed without a sign-in', '/store/carts/{cart}/customer', {}),
  post('an address in another country', '/store/carts/{cart}', { shipping_address: { country_code: 'us' } }),
  post('an invalid email', '/store/carts/{cart}', { email: 'nope' }),
  post('an unknown field', '/store/carts/{cart}', { colour: 'red' }),
  post('an address', '/store/carts/{cart}', {
    email: 'guest@umber-ecru.example',
    shipping_address: address,
    billing_address: address,
  }),
  get('shipping options', '/store/shipping-options?cart_id={cart}', {
    option: 'shipping_options.name=Standard Shipping.id',
  }),
  get('shipping options of the region', '/store/regions/{region}/shipping-options'),
  get('shipping options for no cart', '/store/shipping-options?cart_id=cart_nope'),
  post('no such shipping option', '/store/carts/{cart}/shipping-methods', { option_id: 'so_nope' }),
  post('an order too early', '/store/carts/{cart}/complete', {}),
  post('a shipping option', '/store/carts/{cart}/shipping-methods', { option_id: '{option}' }),
  get('payment providers', '/store/payment-providers?region_id={region}'),
  post(
    'a payment',
    '/store/payment-collections',
    { cart_id: '{cart}' },
    { payment: 'payment_collection.id' },
  ),
  post('a payment of no cart', '/store/payment-collections', { cart_id: 'cart_nope' }),
  post('an order without a payment session', '/store/carts/{cart}/complete', {}),
  post(
    'a payment session of the test provider',
    '/store/payment-collections/{payment}/payment-sessions',
    { provider_id: 'pp_test' },
    { tpay: 'payment_collection.payment_sessions.0.data.payment_id' },
  ),
  post('an order that is not paid', '/store/carts/{cart}/complete', {}),
  get('a payment of the test provider without its secret', '/test-payments/payments/{tpay}'),
  remove('the payment cancelled', '/store/carts/{cart}/payment-session'),
  remove('a payment cancelled that is not there', '/store/carts/{cart}/payment-session'),
  post('an order whose payment was cancelled', '/store/carts/{cart}/complete', {}),
  post('a payment session of no provider', '/store/payment-collections/{payment}/payment-sessions', {
    provider_id: 'pp_nope',
  }),
  post('a payment session', '/store/payment-collections/{payment}/payment-sessions', {
    provider_id: 'pp_system_default',
  }),
  post('another quantity after the payment', '/store/carts/{cart}/line-items/{line}?fields=id,total', {
    quantity: 2,
  }),
  post('an order with a payment of another sum', '/store/carts/{cart}/complete', {}),
  post('a payment session of the new sum', '/store/payment-collections/{payment}/payment-sessions', {
    provider_id: 'pp_system_default',
  }),
  post('an order', '/store/carts/{cart}/complete', {}, { order: 'order.id' }),
  post('the same order again', '/store/carts/{cart}/complete', {}),
  post('a payment session for an order', '/store/payment-collections/{payment}/payment-sessions', {
    provider_id: 'pp_test',
  }),
  remove('the payment of an order cancelled', '/store/carts/{cart}/payment-session'),
  post('a line for a cart that is an order', '/store/carts/{cart}/line-items', {
    variant_id: '{variant}',
    quantity: 1,
  }),
  get('the cart that is an order', `/store/carts/{cart}?${cartFields}`),
  get('an order of a guest, by its id', '/store/orders/{order}'),
  get('no such order', '/store/orders/order_nope'),
  get('orders without a sign-in', '/store/orders'),
  get('the customer without a sign-in', '/store/customers/me'),
  post('a wrong password', '/auth/customer/emailpass', { email: credentials.email, password: 'wrong' }),
  post('no password', '/auth/customer/emailpass', { email: credentials.email }),
  post('an unknown address', '/auth/customer/emailpass', {
    email: 'unknown@umber-ecru.example',
    password: 'x',
  }),
  post('an address that is taken', '/auth/customer/emailpass/register', credentials),
  post('a sign-in', '/auth/customer/emailpass', credentials, { token: 'token' }),
  signedIn('token', 'GET', 'the customer', '/store/customers/me'),
  signedIn('token', 'GET', 'whether the address is confirmed', '/store/customers/me/verification'),
  signedIn('token', 'GET', 'addresses', '/store/customers/me/addresses'),
  signedIn('token', 'POST', 'an account for a customer who has one', '/store/customers', {
    email: credentials.email,
  }),
  signedIn('token', 'POST', 'another address', '/store/customers/me/addresses', {
    address_name: 'Parents',
    ...address,
    city: 'Mysuru',
  }),
  signedIn('token', 'GET', 'all addresses', '/store/customers/me/addresses', undefined, {
    address: 'addresses.address_name=Parents.id',
  }),
  signedIn('token', 'POST', 'the address changed', '/store/customers/me/addresses/{address}', {
    city: 'Hampi',
  }),
  signedIn('token', 'DELETE', 'the address deleted', '/store/customers/me/addresses/{address}'),
  signedIn('token', 'POST', 'no such address', '/store/customers/me/addresses/cuaddr_nope', {
    city: 'Hampi',
  }),
  signedIn('token', 'POST', 'the customer changed', '/store/customers/me', { phone: '+91 98450 12345' }),
  post('a guest’s cart', '/store/carts', {}, { guest: 'cart.id' }),
  signedIn('token', 'POST', 'the cart claimed', '/store/carts/{guest}/customer', {}),
  post('another email for a cart that was claimed', '/store/carts/{guest}?fields=id,email,customer_id', {
    email: 'stranger@umber-ecru.example',
  }),
  get('the owner of that cart', '/store/carts/{guest}?fields=id,email,customer_id'),
  post('the payment of that cart', '/store/payment-collections', { cart_id: '{guest}' }),
  signedIn(
    'token',
    'POST',
    'the payment of their own cart',
    '/store/payment-collections',
    { cart_id: '{guest}' },
    { owned: 'payment_collection.id' },
  ),
  post('a payment session of that cart', '/store/payment-collections/{owned}/payment-sessions', {
    provider_id: 'pp_system_default',
  }),
  signedIn(
    'token',
    'POST',
    'the same cart claimed again',
    '/store/carts/{guest}/customer?fields=id,email',
    {},
  ),
  get('a wishlist without a sign-in', '/store/customers/me/wishlist'),
  signedIn('token', 'POST', 'wishes', '/store/customers/me/wishlist', {
    products: ['linen-shirt', 'no-such-thing', 'monsoon-candle'],
  }),
  signedIn('token', 'GET', 'the wishlist', '/store/customers/me/wishlist'),
  signedIn('token', 'DELETE', 'a wish removed', '/store/customers/me/wishlist/linen-shirt'),
  signedIn(
    'token',
    'DELETE',
    'a wish removed that is not there',
    '/store/customers/me/wishlist/no-such-thing',
  ),
  signedIn('token', 'DELETE', 'the last wish removed', '/store/customers/me/wishlist/monsoon-candle'),
  get('preferences without a sign-in', preferences),
  signedIn('token', 'GET', 'preferences without a choice', preferences),
  signedIn('token', 'POST', 'a choice', preferences, { id: 'product_reviews', email: false, push: true }),
  signedIn('token', 'POST', 'a second choice', preferences, { id: 'product_reviews', push: false }),
  signedIn('token', 'POST', 'a locked choice', preferences, { id: 'order_updates', email: false }),
  signedIn('token', 'POST', 'a locked choice as it is', preferences, { id: 'order_updates', email: true }),
  signedIn('token', 'GET', 'the preferences', preferences),
  signedIn('token', 'POST', 'a session', '/auth/session', {}),
  signedIn('nothing', 'POST', 'a session without a token', '/auth/session', {}),
  signedIn('token', 'POST', 'a fresh token', '/auth/token/refresh', {}),
  signedIn('nothing', 'POST', 'a fresh token without a token', '/auth/token/refresh', {}),
  signedIn(
    'token',
    'GET',
    'orders',
    '/store/orders?limit=10&order=-created_at&fields=id,display_id,status,total,currency_code,fulfillment_status,fulfillments.id,fulfillments.labels.tracking_number,items.title,items.quantity,items.unit_price,items.product_handle',
  ),
  signedIn(
    'token',
    'GET',
    'orders of some statuses',
    '/store/orders?status[]=completed&status[]=canceled&order=-created_at&fields=id,status,fulfillment_status,items.title,items.quantity,items.unit_price,items.product_handle',
    undefined,
    { past: 'orders.status=completed.id' },
  ),
  signedIn(
    'token',
    'GET',
    'an order by its id',
    '/store/orders/{past}?fields=id,status,display_id,total,items.title,items.quantity,items.unit_price',
  ),
  signedIn('token', 'GET', 'another customer’s order by its id', '/store/orders/{order}'),
  signedIn('token', 'GET', 'an order that is not theirs', '/store/orders?id=order_nope&fields=id'),
  post('an order looked up', '/store/orders/lookup', {
    display_id: 1,
    email: credentials.email.toUpperCase(),
  }),
  post('an order looked up with another address', '/store/orders/lookup', {
    display_id: 1,
    email: 'unknown@umber-ecru.example',
  }),
  get('reasons to return something', '/store/return-reasons?limit=100'),
  get('return shipping options', '/store/shipping-options?cart_id={cart}&is_return=true'),
  post('a return without a shipping option', '/store/returns', { order_id: '{order}', items: [] }),
  post('a transfer without a sign-in', '/store/orders/{order}/transfer/request', {}),
  post('a transfer that was not requested', '/store/orders/{order}/transfer/accept', { token: 'x' }),
  post('a transfer declined that was not requested', '/store/orders/{order}/transfer/decline', {
    token: 'x',
  }),
  post('a reset', '/auth/customer/emailpass/reset-password', { identifier: credentials.email }),
  post('a reset for an unknown address', '/auth/customer/emailpass/reset-password', {
    identifier: 'unknown@x.example',
  }),
  post('a new password without a token', '/auth/customer/emailpass/update', { password: 'new-password' }),
  post('a registration with a short password', '/auth/customer/emailpass/register', {
    email: '{newcomer}',
    password: 'seven77',
  }),
  post('a short new password without a token', '/auth/customer/emailpass/update', { password: 'seven77' }),
  post('a registration with a common password', '/auth/customer/emailpass/register', {
    email: '{newcomer}',
    password: 'Password1',
  }),
  post('a registration with the address for a password', '/auth/customer/emailpass/register', {
    email: '{newcomer}',
    password: '{newcomer}',
  }),
  post('a common new password without a token', '/auth/customer/emailpass/update', { password: 'password' }),
  post(
    'a registration',
    '/auth/customer/emailpass/register',
    { email: '{newcomer}', password: 'eight-88' },
    {
      half: 'token',
    },
  ),
  signedIn('half', 'GET', 'an identity without a customer', '/store/customers/me'),
  signedIn('half', 'POST', 'a customer with the address of another', '/store/customers', {
    email: 'unknown@umber-ecru.example',
  }),
  scene(
    'a customer',
    ({ ask, known }) =>
      ask(
        'POST',
        '/store/customers',
        { email: known.get('newcomer'), first_name: 'Mira' },
        known.get('half'),
      ),
    undefined,
  ),
  signedIn('half', 'GET', 'the customer with the token from before', '/store/customers/me'),
  get('no such route', '/store/nope'),
]
