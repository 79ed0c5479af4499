import { z } from '@medusajs/framework/zod'

/** More would be a list of its own. */
export const mostGoWith = 8

/** The ids of products, each once. The route and the form of the dashboard validate with the same schema. */
export const GoesWith = z
  .array(z.string().trim().min(1).max(100))
  .max(mostGoWith, `Choose at most ${mostGoWith} products`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each product can be chosen once')
