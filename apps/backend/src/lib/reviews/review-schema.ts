import { z } from '@medusajs/framework/zod'

/** What customers send of reviews and questions, and what the owner decides. */

export const reviewStates = ['pending', 'approved', 'rejected'] as const

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const mostPhotographs = 4

/** Of a photograph, as it is uploaded. The shop makes it smaller before. */
const megabytes = 2

const words = (longest: number) => z.string().trim().min(1).max(longest)

/** One that the review has already, by its address, or a new one in Base64. */
const photograph = z.union([
  z.object({ url: z.string().max(1000) }).strict(),
  z
    .object({
      content: z
        .base64()
        .min(1)
        .max(
          Math.ceil((megabytes * 1024 * 1024 * 4) / 3),
          `A photograph must not be larger than ${megabytes} MB`,
        ),
    })
    .strict(),
])
export type SentPhotograph = z.infer<typeof photograph>

export const ReviewBody = z.object({
  stars: z.number().int().min(1).max(5),
  title: words(120),
  text: words(5_000),
  name: words(60),
  photographs: z
    .array(photograph)
    .max(mostPhotographs, `Use at most ${mostPhotographs} photographs`)
    .default([]),
})
export type ReviewBody = z.infer<typeof ReviewBody>

export const QuestionBody = z.object({ text: words(1_000), name: words(60) })
export type QuestionBody = z.infer<typeof QuestionBody>

const answer = z
  .string()
  .trim()
  .max(2_000)
  .nullable()
  .transform((text) => (text === '' ? null : text))

export const ReviewDecision = z.object({ status: z.enum(reviewStates).optional(), answer: answer.optional() })
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const QuestionAnswer = z.object({ answer })
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

const part = {
  limit: z.coerce.number().int().min(1).max(50).default(10),
  offset: z.coerce.number().int().min(0).default(0),
}

export const ReviewsQuery = z.object({ ...part, sort: z.enum(reviewSorts).default('newest') })
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

export const QuestionsQuery = z.object(part)
export type QuestionsQuery = z.infer<typeof QuestionsQuery>
