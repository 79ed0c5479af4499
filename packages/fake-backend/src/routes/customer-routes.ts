import { invalid, notFound, Refusal, unauthorized } from '../refusal.ts'
import { made } from '../wire/dates.ts'
import { customerWire } from '../wire/people-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import { isWire, type Wire } from '../wire/wire.ts'
import type { FakeAddress, FakeCustomer } from '../database.ts'
import { bodyOf, paged, pageOf, param, textIn, type Call, type Route } from './route.ts'

export const customerRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/customers', answer: create },
  { method: 'GET', path: '/store/customers/me', answer: (call) => answered(call, customerOf(call)) },
  { method: 'POST', path: '/store/customers/me', answer: update },
  { method: 'GET', path: '/store/customers/me/verification', answer: verification },
  { method: 'GET', path: '/store/customers/me/addresses', answer: listAddresses },
  { method: 'POST', path: '/store/customers/me/addresses', answer: addAddress },
  { method: 'POST', path: '/store/customers/me/addresses/:id', answer: changeAddress },
  { method: 'DELETE', path: '/store/customers/me/addresses/:id', answer: deleteAddress },
]

/** The customer of the token. Refuses any other token. */
export function customerOf({ database, token }: Call): FakeCustomer {
  const customer = token?.customerId == null ? undefined : database.customers.get(token.customerId)
  if (customer === undefined) throw unauthorized()
  return customer
}

/** Custom: whether the customer has confirmed their address. */
function verification(call: Call) {
  const { id, email } = customerOf(call)
  const at = call.database.verifiedAt.get(id)
  return { verification: { email, verified_at: at === undefined ? null : new Date(at).toISOString() } }
}

function answered({ query }: Call, customer: FakeCustomer): { readonly customer: Wire } {
  return { customer: selectFields(customerWire(customer), query.get('fields')) }
}

/** Creates the customer of a registered identity. The current token does not name the customer yet. */
function create(call: Call) {
  const { database, token } = call
  if (token === undefined) throw unauthorized()
  if (token.customerId !== null) throw invalid('Request already authenticated as a customer.')
  const body = bodyOf(call)
  const asked = textIn(body, 'email') ?? ''
  const { email } = token
  if (asked.toLowerCase() !== email.toLowerCase()) throw notOwnAddress()
  const identity = database.identities.get(email)
  if (identity?.customerId != null || [...database.customers.values()].some((one) => one.email === email)) {
    throw invalid(`Customer with email ${email} already has an account`)
  }
  const customer: FakeCustomer = {
    id: database.id('cus'),
    email,
    firstName: textIn(body, 'first_name') ?? null,
    lastName: textIn(body, 'last_name') ?? null,
    phone: textIn(body, 'phone') ?? null,
    addresses: [],
    createdAt: database.clock.now(),
  }
  database.customers.set(customer.id, customer)
  if (identity !== undefined) identity.customerId = customer.id
  return answered(call, customer)
}

/** Custom: Medusa itself accepts any address. */
const notOwnAddress = (): Refusal =>
  new Refusal(400, {
    code: 'email_not_own',
    type: 'invalid_data',
    message: 'The email address must be the one that you sign in with',
  })

function update(call: Call) {
  const customer = customerOf(call)
  const body = bodyOf(call)
  customer.firstName = textIn(body, 'first_name') ?? customer.firstName
  customer.lastName = textIn(body, 'last_name') ?? customer.lastName
  customer.phone = body['phone'] === null ? null : (textIn(body, 'phone') ?? customer.phone)
  if (body['company_name'] !== undefined) customer.companyName = textIn(body, 'company_name') ?? null
  if (isWire(body['metadata'])) customer.metadata = { ...customer.metadata, ...body['metadata'] }
  return answered(call, customer)
}

function listAddresses(call: Call) {
  const { addresses } = customerOf(call)
  const page = pageOf(call.query, 50)
  return { addresses: paged(addresses, page), count: addresses.length, ...page }
}

const addressFields = [
  'address_name',
  'company',
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
]

function addAddress(call: Call) {
  const customer = customerOf(call)
  const added = newAddress(call, customer)
  customer.addresses = [...withoutRivals(customer.addresses, added), added]
  return answered(call, customer)
}

function newAddress(call: Call, customer: FakeCustomer): FakeAddress {
  const body = bodyOf(call)
  return {
    id: call.database.id('cuaddr'),
    ...Object.fromEntries(addressFields.map((name) => [name, textIn(body, name) ?? null])),
    is_default_shipping: body['is_default_shipping'] === true,
    is_default_billing: body['is_default_billing'] === true,
    customer_id: customer.id,
    metadata: isWire(body['metadata']) ? body['metadata'] : null,
    ...made(call.database.clock.now()),
  }
}

const defaults = ['is_default_shipping', 'is_default_billing'] as const

/** A new default replaces the old one. */
function withoutRivals(addresses: readonly FakeAddress[], chosen: FakeAddress): FakeAddress[] {
  const taken = Object.fromEntries(
    defaults.filter((name) => chosen[name] === true).map((name) => [name, false]),
  )
  return addresses.map((address) => ({ ...address, ...taken }))
}

function changeAddress(call: Call) {
  const customer = customerOf(call)
  const known = addressOf(call, customer)
  const body = bodyOf(call)
  const changes = addressFields.flatMap((name) => {
    const value = textIn(body, name)
    return value === undefined ? [] : [[name, value]]
  })
  const chosen = defaults.flatMap((name) => (body[name] === true ? [[name, true]] : []))
  const changed = { ...known, ...Object.fromEntries([...changes, ...chosen]) } as FakeAddress
  const others = withoutRivals(customer.addresses, changed)
  customer.addresses = others.map((one) => (one['id'] === known['id'] ? changed : one))
  return answered(call, customer)
}

function deleteAddress(call: Call) {
  const customer = customerOf(call)
  const known = addressOf(call, customer)
  customer.addresses = customer.addresses.filter((one) => one !== known)
  // The real backend returns the customer's id here, not the address's.
  return { id: customer.id, object: 'address', deleted: true, parent: customerWire(customer) }
}

function addressOf(call: Call, { addresses }: FakeCustomer): FakeAddress {
  const id = param(call, 'id')
  const found = addresses.find((address) => address['id'] === id)
  if (found === undefined) throw notFound(`Address with id: ${id} was not found`)
  return found
}
