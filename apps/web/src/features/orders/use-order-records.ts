import { useQuery } from '@tanstack/react-query'
import { unknownCurrency } from '@umber/storefront-core/money'
import type { OrderDetails, OrderRecords } from '@umber/storefront-core/orders'
import { useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { timelineCopy } from '../../copy/after-sales.ts'
import { notify } from '../../ui/toast/notify.ts'
import { useAfterSales } from './use-after-sales.ts'

/** What happened to an order and its returns; undefined until it is read. */
export function useOrderTimeline(order: OrderDetails) {
  const afterSales = useAfterSales()
  return useQuery({
    // With the order's own: what changes an order invalidates both.
    queryKey: ['order', 'timeline', order.id],
    queryFn: async ({ signal }) =>
      (await afterSales()).orderRecords.timeline(order, order.ledger.total?.currency ?? unknownCurrency, {
        signal,
      }),
  }).data
}

/** The invoice and the credit notes of an order; undefined until they are read. */
export function useOrderDocuments(order: OrderDetails) {
  const afterSales = useAfterSales()
  return useQuery({
    queryKey: ['order', 'documents', order.id],
    queryFn: async ({ signal }) => (await afterSales()).orderRecords.documents(order, { signal }),
  }).data
}

/** By line, what it can be exchanged for; undefined until it is read. */
export function useExchangeChoices(order: OrderDetails) {
  const afterSales = useAfterSales()
  return useQuery({
    queryKey: ['order', 'exchange-choices', order.id],
    queryFn: async ({ signal }) => (await afterSales()).orderRecords.exchangeChoices(order, { signal }),
  }).data
}

/** Downloads a PDF of an order. */
export function useDownload(name: string, read: (records: OrderRecords) => Promise<ArrayBuffer>) {
  const afterSales = useAfterSales()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    try {
      saveFile(await read((await afterSales()).orderRecords), name, 'application/pdf')
    } catch {
      notify({ title: timelineCopy.fileFailed, tone: 'warning' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: () => void download() }
}
