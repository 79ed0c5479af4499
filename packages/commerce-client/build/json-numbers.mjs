/**
 * An amount in JSON is a number or, in a request, a text. Medusa's own type also allows its calculation objects, with
 * which no answer would be assignable to the types of `@medusajs/types`.
 */
export const withJsonNumbers = (text) =>
  text.replace(/^type BigNumberValue = [^;]*;/m, 'type BigNumberValue = number | string;')
