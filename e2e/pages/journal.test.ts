import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { databaseOf, type Fake } from '../support/on-fake.ts'
import { heading, load, paths } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

type Post = ReturnType<typeof databaseOf>['journalPosts'] extends Map<string, infer One> ? One : never

/** A post that the owner has written, in the test's own backend. */
function write(fake: Fake, slug: string, part: Partial<Post> = {}) {
  databaseOf(fake).journalPosts.set(slug, {
    slug,
    title: `Notes on ${slug}`,
    summary: 'What we learned from our dyers.',
    body: '## Indigo\n\nIt takes **nine** dips.\n\n<script>alert(1)</script>',
    author: 'Asha Rao',
    cover: null,
    cover_text: null,
    tags: ['Dyeing'],
    product_ids: null,
    seo_title: null,
    seo_description: null,
    status: 'published',
    published_at: '2026-01-05T09:00:00.000Z',
    ...part,
  })
}

test('a post is in the journal, on a page of its own and in the feed; a draft and a later one are in none', async ({
  page,
  fake,
}) => {
  write(fake, 'indigo')
  write(fake, 'unfinished', { status: 'draft' })
  write(fake, 'next-year', { published_at: '2999-01-01T00:00:00.000Z' })
  await load(page, '/journal')
  await expect(heading(page)).toHaveText('Journal')
  const posts = page.getByRole('main').getByRole('listitem')
  await expect(posts).toHaveCount(1)
  await expectNoAccessibilityFaults(page, 'the journal')
  await posts.getByRole('link', { name: 'Notes on indigo' }).click()
  await expect(page).toHaveURL('/journal/indigo')
  await expect(heading(page)).toHaveText('Notes on indigo')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Indigo', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('alert(1)')
  const served = await (await page.request.get('/journal/indigo')).text()
  expect(served).toContain('"@type":"BlogPosting"')
  for (const slug of ['unfinished', 'next-year', 'unknown'])
    expect((await page.request.get(`/journal/${slug}`)).status()).toBe(404)
  const feed = await (await page.request.get('/journal/rss.xml')).text()
  expect(feed.match(/<item>/g)).toHaveLength(1)
  expect(feed).toContain('/journal/indigo</link>')
})

test('without a post there is no journal', async ({ page }) => {
  expect((await page.request.get('/journal')).status()).toBe(404)
  await load(page, paths.home)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Journal' })).toHaveCount(0)
})

test('the home page has the owner’s sections in the owner’s order, and one form for the newsletter', async ({
  page,
  fake,
}) => {
  const database = databaseOf(fake)
  write(fake, 'indigo')
  const product = database.products.find(({ handle }) => handle === 'stoneware-vase')
  const picture = product?.images[0] ?? ''
  database.shopSettings = {
    ...database.shopSettings,
    home_sections: [
      { kind: 'newsletter' },
      {
        kind: 'story',
        picture,
        picture_text: 'A vase',
        title: 'Thrown by hand',
        text: 'Nine days.',
        product_ids: [product?.id],
      },
      { kind: 'journal' },
      { kind: 'hero' },
      { kind: 'products', row: 'newest' },
    ],
  }
  await load(page, paths.home)
  const main = page.getByRole('main')
  const tops = await Promise.all(
    [
      main.getByRole('heading', { name: 'Thrown by hand' }),
      main.getByRole('link', { name: 'Notes on indigo' }),
      main.getByRole('heading', { level: 1 }),
      main.getByRole('heading', { name: 'New In' }),
    ].map(async (one) => (await one.boundingBox())?.y ?? 0),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(main.getByRole('link', { name: 'Stoneware Vase' }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /email/i })).toHaveCount(1)
  await expectNoAccessibilityFaults(page, 'the sections of the home page')
})
