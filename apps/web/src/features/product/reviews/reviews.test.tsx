import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createFakeBackend, type FakeBackend } from '@umber/fake-backend'
import { expect, it, vi } from 'vitest'
import { openPage } from '../../../../test/support/open-shop.tsx'

vi.mock(import('../../../browser/shrink-picture.ts'), () => ({
  shrinkPicture: async (file: Blob) =>
    file.type === 'image/jpeg' ? Promise.resolve('cGhvdG8=') : Promise.reject(new TypeError('No picture')),
}))

const tee = '/product/heavyweight-tee'

async function openReviews(path = tee, options: { backend?: FakeBackend; signedIn?: boolean } = {}) {
  const { backend } = await openPage(path, { preset: 'live', ...options })
  return { backend, reviews: within(await screen.findByRole('region', { name: 'Reviews' })) }
}

const idOf = (backend: FakeBackend, slug: string): string =>
  backend.database.products.find(({ handle }) => handle === slug)?.id ?? ''

/** As the demo customer, who has bought the shirt. */
async function openForm(backend = createFakeBackend()) {
  const { reviews } = await openReviews(tee, { backend, signedIn: true })
  fireEvent.click(reviews.getByRole('button', { name: 'Write a Review' }))
  const form = within(await screen.findByRole('region', { name: 'Your review' }))
  await form.findByRole('textbox', { name: 'Title' })
  const type = (name: string, value: string) =>
    void fireEvent.change(form.getByRole('textbox', { name }), { target: { value } })
  const send = () => void fireEvent.click(form.getByRole('button', { name: 'Send Review' }))
  return { backend, form, type, send }
}

it('The reviews of a product can be sorted, and its rating is beside its name', async () => {
  const { reviews } = await openReviews()
  expect(reviews.getAllByText('Rated 4.5 of 5, 4 reviews')).toHaveLength(1)
  expect((await screen.findByRole('link', { name: /Rated 4\.5 of 5, 4 reviews/ })).getAttribute('href')).toBe(
    '#reviews',
  )
  const titles = () => reviews.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles()[0]).toBe('Order one size down')
  fireEvent.change(reviews.getByRole('combobox', { name: 'Sort reviews' }), { target: { value: 'highest' } })
  await waitFor(() => expect(titles()[0]).toBe('Keeps its form'))
  expect(reviews.getByText('We are glad that the exchange went well, Meera.')).toBeTruthy()
})

it('Further reviews are loaded on request', async () => {
  const backend = createFakeBackend()
  const [sample] = backend.database.reviews
  if (sample === undefined) throw new Error('The sample store has no reviews')
  const productId = idOf(backend, 'heavyweight-tee')
  for (let place = 0; place < 9; place += 1)
    backend.database.reviews.push({
      ...sample,
      id: `prev_more_${place}`,
      productId,
      customerId: `cus_${place}`,
    })
  const { reviews } = await openReviews(tee, { backend })
  expect(reviews.getAllByRole('heading', { level: 3 })).toHaveLength(10)
  fireEvent.click(reviews.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(reviews.getAllByRole('heading', { level: 3 })).toHaveLength(13))
  expect(reviews.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

it('A buyer writes a review, which waits for the shop; a request that fails keeps what was typed', async () => {
  const { backend, form, type, send } = await openForm()
  send()
  expect((await form.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Choose one to five stars',
    'Enter a title',
    'Write a few words',
  ])
  fireEvent.click(form.getByRole('radio', { name: '4 stars' }))
  type('Title', 'Worn every week')
  type('Your review', 'It keeps its form.')
  const files = [new File(['x'], 'tee.jpg', { type: 'image/jpeg' }), new File(['x'], 'tee.txt')]
  fireEvent.change(form.getByLabelText('Photographs', { selector: 'input' }), { target: { files } })
  expect((await form.findByRole('alert')).textContent).toContain('no picture')
  expect(form.getByRole('img', { name: 'Photograph 1' })).toBeTruthy()

  backend.fault = ({ method, path }, nth) =>
    method === 'POST' && path.endsWith('/reviews') && nth === 1 ? { kind: 'lost-request' } : undefined
  send()
  await form.findByText(/could not be sent/)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Worn every week')
  expect(form.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
  send()
  await screen.findByText('Thank you for your review')
  expect(backend.database.reviews.at(-1)).toMatchObject({
    stars: 4,
    title: 'Worn every week',
    name: 'Asha',
    status: 'pending',
    photographs: [expect.stringContaining('/images/')],
  })
  // The next look has what was sent, and the page has it not yet.
  fireEvent.click(await screen.findByRole('button', { name: 'Write a Review' }))
  expect(await screen.findByText('Your review waits for our approval.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Worn every week' })).toBeNull()
})

it('Who has not bought it is told so, and a guest signs in first', async () => {
  const backend = createFakeBackend()
  const { reviews } = await openReviews('/product/fig-vetiver-candle#write-review', { backend })
  const link = await reviews.findByRole('link', { name: 'Sign In to Write a Review' })
  expect(link.getAttribute('href')).toContain('/login')
  expect(reviews.queryByRole('form')).toBeNull()
})

it('A customer who has not bought it cannot write', async () => {
  await openReviews('/product/wrap-dress#write-review', { signedIn: true })
  expect(await screen.findByText(/Only customers who have bought this product/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
})

it('A customer asks a question; answered ones are shown', async () => {
  const { backend } = await openReviews('/product/linen-shirt', { signedIn: true })
  const questions = within(await screen.findByRole('region', { name: 'Questions and answers' }))
  // In its own direction, whatever the language of the page.
  expect(questions.getByText('Can it go into the dryer?').localName).toBe('bdi')
  fireEvent.click(questions.getByRole('button', { name: 'Ask a Question' }))
  fireEvent.change(await questions.findByRole('textbox', { name: 'Your question' }), {
    target: { value: 'Is it lined?' },
  })
  fireEvent.click(questions.getByRole('button', { name: 'Send Question' }))
  await screen.findByText('Your question has been sent')
  expect(backend.database.questions.at(-1)).toMatchObject({
    text: 'Is it lined?',
    name: 'Asha',
    answer: null,
  })
  expect(questions.queryByText('Is it lined?')).toBeNull()
})

it('Where the owner has reviews switched off, nothing of them is shown or asked for', async () => {
  const backend = createFakeBackend()
  backend.database.shopSettings = { ...backend.database.shopSettings, reviews: { is_on: false } }
  await openPage(tee, { preset: 'live', backend })
  await screen.findByRole('region', { name: 'You Might Also Like' })
  expect(screen.queryByText(/Reviews/)).toBeNull()
  expect(screen.queryByText(/of 5/)).toBeNull()
  expect(backend.count('GET', /reviews|questions/)).toBe(0)
})

it('the link of the letter that asks for reviews ends such letters with one press', async () => {
  const backend = createFakeBackend()
  await openPage('/review-requests/leave#token=leave-cus_1', { preset: 'live', backend })
  fireEvent.click(await screen.findByRole('button', { name: 'Ask Me No More' }))
  await screen.findByRole('heading', { name: 'We ask you for no more reviews' })
  expect(backend.database.preferences.get('cus_1')?.get('product_reviews')).toEqual({ email: false })
})
