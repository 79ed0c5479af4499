import * as z from 'zod/mini'

/** The schemas of this entry, or any other object schema of zod/mini. */
export type FormSchema = z.ZodMiniObject

export type FormErrors<Schema extends FormSchema> = {
  readonly [Field in keyof z.output<Schema>]?: string
}

export type Validation<Schema extends FormSchema> =
  | { readonly ok: true; readonly values: z.output<Schema> }
  | { readonly ok: false; readonly errors: FormErrors<Schema> }

/**
 * Validates form values of any shape without throwing. Returns trimmed values without unknown fields, or one
 * message per invalid field in the form's order, so that the first error belongs to the first field to focus.
 */
export function validate<Schema extends FormSchema>(schema: Schema, values: unknown): Validation<Schema> {
  const fields = Object.keys(schema.shape)
  const result = z.safeParse(schema, fieldsOf(values, fields))
  if (result.success) return { ok: true, values: result.data }
  const messages = new Map<unknown, string>()
  for (const { path, message } of result.error.issues) {
    if (!messages.has(path[0])) messages.set(path[0], message)
  }
  const errors = fields.flatMap((field) => {
    const message = messages.get(field)
    return message === undefined ? [] : [[field, message] as const]
  })
  return { ok: false, errors: Object.fromEntries(errors) as FormErrors<Schema> }
}

/** Reads the form's own fields one by one: the value may be no object, or throw on access. */
function fieldsOf(values: unknown, fields: readonly string[]): Readonly<Record<string, unknown>> {
  try {
    if (typeof values !== 'object' || values === null) return {}
    const own = fields.filter((field) => Object.hasOwn(values, field))
    return Object.fromEntries(own.map((field) => [field, Reflect.get(values, field)]))
  } catch {
    return {}
  }
}
