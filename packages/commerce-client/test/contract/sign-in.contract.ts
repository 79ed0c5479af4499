import { describe, expect, test } from 'vitest'
import { commerceFailureOf } from '../support/failure-of.ts'
import { liveShop, newPerson, signUp, type Person } from '../support/live-shop.ts'

/** The sample store's customer, who has orders, if one is configured; else a new person without orders. */
async function demoOrNewPerson(): Promise<Person & { readonly isNew: boolean }> {
  const { DEMO_EMAIL: email, DEMO_PASSWORD: password } = process.env
  if (email && password) return { email, password, isNew: false }
  const person = newPerson()
  await signUp(liveShop(), person)
  return { ...person, isNew: true }
}

describe('signing in', () => {
  test('a new customer registers, signs in, refreshes and signs out', async () => {
    const { auth, store, client } = liveShop()
    const person = newPerson()
    const registered = await auth.register('customer', 'emailpass', { ...person })
    expect(await client.getToken()).toBe(registered)

    const { customer } = await store.customer.create({ email: person.email, first_name: 'Asha' })
    expect(customer).toMatchObject({ email: person.email, has_account: true })

    expect(await auth.login('customer', 'emailpass', { ...person })).toBe(await client.getToken())
    expect((await store.customer.retrieve()).customer.id).toBe(customer.id)

    expect(await auth.refresh()).toEqual({ token: await client.getToken() })
    expect((await store.customer.retrieve({ fields: 'id' })).customer).toEqual({ id: customer.id })

    await auth.logout()
    expect(await commerceFailureOf(store.customer.retrieve())).toMatchObject({
      status: 401,
      message: 'Unauthorized',
    })
  })

  test('an email that is taken is refused with 401', async () => {
    const person = newPerson()
    await signUp(liveShop(), person)
    expect(
      await commerceFailureOf(liveShop().auth.register('customer', 'emailpass', { ...person })),
    ).toMatchObject({
      status: 401,
      type: 'unauthorized',
      message: 'Identity with email already exists',
    })
  })

  test('a wrong password is refused with 401, and no token is kept', async () => {
    const person = newPerson()
    await signUp(liveShop(), person)
    const { auth, client } = liveShop()
    const error = await commerceFailureOf(
      auth.login('customer', 'emailpass', { ...person, password: 'wrong horse' }),
    )
    expect(error).toMatchObject({ status: 401, type: 'unauthorized', message: 'Invalid email or password' })
    expect(JSON.stringify(error)).not.toContain('wrong horse')
    expect(await client.getToken()).toBeUndefined()
  })
})

describe('orders', () => {
  test('are listed and retrieved for the customer who is signed in', async () => {
    const { email, password, isNew } = await demoOrNewPerson()
    const { auth, store } = liveShop()
    await auth.login('customer', 'emailpass', { email, password })
    const { orders, count } = await store.order.list({ limit: 2 })
    expect(count > 0).toBe(!isNew)
    for (const { id } of orders) {
      const { order } = await store.order.retrieve(id)
      expect(order).toMatchObject({ id, email })
    }
  })

  test('are refused to a guest', async () => {
    expect(await commerceFailureOf(liveShop().store.order.list())).toMatchObject({
      status: 401,
      message: 'Unauthorized',
      type: undefined,
    })
  })

  test('that do not exist are not found', async () => {
    expect(await commerceFailureOf(liveShop().store.order.retrieve('order_nope'))).toMatchObject({
      status: 404,
      type: 'not_found',
    })
  })
})
