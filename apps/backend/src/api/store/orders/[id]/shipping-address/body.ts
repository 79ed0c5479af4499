import { z } from '@medusajs/framework/zod'

const line = (longest: number) => z.string().trim().max(longest)
const optionalLine = (longest: number) => line(longest).nullish()

/** The address of an order anew: what is left out is empty. */
export const OrderAddressBody = z.object({
  first_name: line(200).min(1),
  last_name: optionalLine(200),
  company: optionalLine(200),
  address_1: line(300).min(1),
  address_2: optionalLine(300),
  city: optionalLine(200),
  province: optionalLine(200),
  postal_code: optionalLine(40),
  country_code: z
    .string()
    .regex(/^[a-z]{2}$/i)
    .toLowerCase(),
  phone: optionalLine(40),
})
export type OrderAddressBody = z.infer<typeof OrderAddressBody>
