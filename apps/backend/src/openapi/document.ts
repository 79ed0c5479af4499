import { z } from '@medusajs/framework/zod'

import { adminOperations } from './admin-operations'
import { creditOperations } from './credit-operations'
import { mailOperations } from './mail-operations'
import type { Access, Operation } from './operation'
import { ownOperations } from './own-operations'
import { orderOperations } from './order-operations'
import { reviewOperations } from './review-operations'
import { shopOperations } from './shop-operations'

/** The requests that this backend answers beside Medusa's, by method and path. */
export const operations: Readonly<Record<string, Operation>> = {
  ...adminOperations,
  ...creditOperations,
  ...mailOperations,
  ...ownOperations,
  ...orderOperations,
  ...shopOperations,
  ...reviewOperations,
}

/** The OpenAPI document of what this backend answers beside Medusa. `docs/openapi.json` is its text. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(path, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop’s additions to Medusa',
      version: '1',
      description:
        'Medusa’s own routes are in its reference (https://docs.medusajs.com/api/store and /admin). Paths below /store need the header x-publishable-api-key. A write may have an Idempotency-Key: sent again within ten minutes, it gets the first answer.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'connect.sid' },
        secretKey: { type: 'http', scheme: 'basic' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          properties: { type: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          required: ['type', 'message'],
        },
      },
    },
    paths,
  }
}

const security: Readonly<Record<Access, readonly object[]>> = {
  administrator: [{ bearer: [] }, { session: [] }, { secretKey: [] }],
  customer: [{ bearer: [] }, { session: [] }],
  // A guest's cart is known by its id alone.
  owner: [{}, { bearer: [] }, { session: [] }],
  token: [{ bearer: [] }],
  anyone: [],
}

function operationObject(path: string, operation: Operation): object {
  const { summary, access, body, query, answer, refusals = {}, status = 200 } = operation
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(query === undefined ? [] : queryParameters(query)),
  ]
  return {
    summary,
    security: security[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: { [status]: answered(answer), ...refused(refusals) },
  }
}

function answered(fields: Readonly<Record<string, string>>): object {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, description]) => [name, { description }]),
  )
  return Object.keys(fields).length === 0
    ? { description: 'Done' }
    : {
        description: 'Done',
        content: {
          'application/json': { schema: { type: 'object', properties, required: Object.keys(fields) } },
        },
      }
}

const refused = (refusals: Readonly<Record<number, string>>): object =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    ]),
  )

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>
}

function queryParameters(query: z.ZodType): readonly object[] {
  const { properties = {} } = schemaOf(query) as ObjectSchema
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

/** What may be sent: a field with a default may be left out. */
function schemaOf(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
