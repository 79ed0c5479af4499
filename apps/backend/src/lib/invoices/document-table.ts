import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'

import type { DocumentContent, DocumentKind } from './document-content'
import { prefixAt, writtenNumber, type Numbering } from './document-number'

export interface DocumentToIssue {
  readonly kind: DocumentKind
  readonly cause: string
  readonly orderId: string
  readonly numbering: Numbering
  readonly content: DocumentContent
  readonly at: Date
}

export interface Issue {
  readonly id: string
  /** False when there was one for the same cause. */
  readonly isNew: boolean
}

/**
 * Documents and their numbers, in one transaction: a document that is not stored takes no number, and the row of the range is locked
 * until it is, so that of two at once the second waits for the number of the first.
 */
export function documentTable(container: MedusaContainer) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const existing = async (cause: string): Promise<Issue | undefined> => {
    const [found] = await knex('invoice_document')
      .where({ cause, deleted_at: null })
      .select<{ id: string }[]>('id')
    return found && { id: found.id, isNew: false }
  }
  return {
    async issue({ kind, cause, orderId, numbering, content, at }: DocumentToIssue): Promise<Issue> {
      const found = await existing(cause)
      if (found !== undefined) return found
      const { template, first } = numbering
      const prefix = prefixAt(template, at)
      const series = `${kind}:${prefix}`
      try {
        return await knex.transaction(async (transaction) => {
          const [earlier] = await transaction('invoice_number_series')
            .where({ kind, template })
            .select('id')
            .limit(1)
          await transaction('invoice_number_series')
            .insert({ id: series, kind, template, next_number: earlier === undefined ? first : 1 })
            .onConflict('id')
            .ignore()
          const [range] = await transaction('invoice_number_series')
            .where({ id: series })
            .forUpdate()
            .select<{ next_number: number }[]>('next_number')
          const value = range?.next_number ?? first
          const id = generateEntityId(undefined, 'invdoc')
          await transaction('invoice_document').insert({
            id,
            kind,
            number: writtenNumber(prefix, value),
            number_value: value,
            series_id: series,
            cause,
            order_id: orderId,
            issued_at: at,
            content: JSON.stringify(content),
          })
          await transaction('invoice_number_series')
            .where({ id: series })
            .update({ next_number: value + 1, updated_at: knex.fn.now() })
          return { id, isNew: true }
        })
      } catch (error) {
        // Of two events for the same cause, the second fails on insert, and its number is free again.
        const other = await existing(cause)
        if (other !== undefined) return other
        throw error
      }
    },

    /** Takes back a document that was issued in vain. One that is not the last of its range stays: its number must not be missing. */
    async withdraw(id: string): Promise<void> {
      await knex.transaction(async (transaction) => {
        const [document] = await transaction('invoice_document')
          .where({ id })
          .select<{ series_id: string; number_value: number }[]>('series_id', 'number_value')
        if (document === undefined) return
        const { series_id: series, number_value: value } = document
        const freed = await transaction('invoice_number_series')
          .where({ id: series, next_number: value + 1 })
          .update({ next_number: value, updated_at: knex.fn.now() })
        if (freed > 0) await transaction('invoice_document').where({ id }).delete()
      })
    },
  }
}
