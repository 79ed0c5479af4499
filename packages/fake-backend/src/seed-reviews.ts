import { sampleQuestions, sampleReviews } from '@umber/sample-store'
import type { FakeDatabase } from './database.ts'

const millisecondsInDay = 86_400_000

/** The sample store's approved reviews and answered questions. */
export function seedReviews(database: FakeDatabase, opened: number): void {
  const idOf = (slug: string) => database.products.find(({ handle }) => handle === slug)?.id
  const written = (by: string, daysAgo: number) => ({
    customerId: `cus_${by.toLowerCase()}`,
    name: by,
    writtenAt: opened - daysAgo * millisecondsInDay,
  })
  for (const { slug, by, daysAgo, stars, title, text, answer = null } of sampleReviews) {
    const productId = idOf(slug)
    if (productId === undefined) continue
    const review = { id: database.id('prev'), productId, stars, title, text, answer, ...written(by, daysAgo) }
    database.reviews.push({ ...review, photographs: [], status: 'approved' })
  }
  for (const { slug, by, daysAgo, text, answer } of sampleQuestions) {
    const productId = idOf(slug)
    if (productId !== undefined)
      database.questions.push({ id: database.id('pques'), productId, text, answer, ...written(by, daysAgo) })
  }
}
