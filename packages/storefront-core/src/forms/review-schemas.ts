import * as z from 'zod/mini'
import { required } from './texts.ts'

type Messages<Field extends string> = Readonly<Record<Field, string>>

/** A review of a product. */
export const reviewSchema = (say: Messages<'stars' | 'title' | 'text' | 'name'>) =>
  z.object({
    stars: z.string().check(z.regex(/^[1-5]$/, say.stars)),
    title: required(say.title),
    text: required(say.text),
    name: required(say.name),
  })

/** A question about a product. */
export const questionSchema = (say: Messages<'text' | 'name'>) =>
  z.object({ text: required(say.text), name: required(say.name) })
