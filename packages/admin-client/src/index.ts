export { createAdminClient } from './admin-client.ts'
// Of the client, so that a tool needs no dependency of its own on it.
export { each, isCommerceError } from '@umber/commerce-client'
export type { AdminClient, AdminClientOptions } from './admin-client.ts'
export type { AskSecondFactor, Credentials, SecondFactorRequest, SignInResult } from './sign-in.ts'

export type { Stopped } from './flow/outcome.ts'
export type { FlowOptions, Progress } from './flow/run-flow.ts'
export type { Polling } from './flow/wait.ts'

export { formatCsv, parseCsv } from './csv.ts'
export type { ParsedCsv, Row } from './csv.ts'

export { discardImport, importProducts } from './files/import-products.ts'
export type { ImportInput, ImportOptions, ImportResult } from './files/import-products.ts'
export type { ImportCheckpoint, ImportStep, ImportSummary } from './files/import-checkpoint.ts'
export { importableRows } from './files/columns.ts'
export type { Replaceable } from './files/merged.ts'
export type { RowError } from './files/product-file.ts'
export { downloadText, exportProducts } from './files/export-products.ts'
export type {
  ExportCheckpoint,
  ExportedFile,
  ExportInput,
  ExportOptions,
  ExportResult,
  ExportStep,
} from './files/export-products.ts'

export { requestReturn } from './after-sales/request-return.ts'
export type { ReturnInput, ReturnStep } from './after-sales/request-return.ts'
export { requestExchange } from './after-sales/request-exchange.ts'
export type { ExchangeInput } from './after-sales/request-exchange.ts'
export { requestClaim } from './after-sales/request-claim.ts'
export type { ClaimedItem, ClaimInput, ClaimStep } from './after-sales/request-claim.ts'
export type { Replaced, Replacement, ReplacementStep } from './after-sales/replacement.ts'
export { receiveReturn } from './after-sales/receive-return.ts'
export type { ReceivedItem, ReceiveInput, ReceiveStep } from './after-sales/receive-return.ts'
export { refundOrder } from './after-sales/refund-order.ts'
export type { Refund } from './after-sales/owed.ts'
export type { RefundCheckpoint, RefundInput, RefundResult, RefundStep } from './after-sales/refund-order.ts'
export { settleReturn } from './after-sales/settle-return.ts'
export type { SettleCheckpoint, SettleInput, SettleResult, SettleStep } from './after-sales/settle-return.ts'

export { editOrder } from './orders/edit-order.ts'
export type { Edited, EditInput, EditStep } from './orders/edit-order.ts'
export { cancelOpenChange } from './orders/cancel-open-change.ts'
export type { CancelResult, CancelStep } from './orders/cancel-open-change.ts'
export { placeDraftOrder } from './orders/place-draft-order.ts'
export type { DraftCheckpoint, DraftResult, DraftStep } from './orders/place-draft-order.ts'
export type { ChangeCheckpoint, ChangeOptions, ChangeResult, ChangeStep } from './orders/order-change.ts'
export type { AddedItem, ReturnedItem, Shipping } from './orders/parts.ts'

export { setPrices } from './bulk/set-prices.ts'
export { setBasePrices } from './bulk/set-base-prices.ts'
export type { PriceRow } from './bulk/price-rows.ts'
export { setStock } from './bulk/set-stock.ts'
export type { StockRow } from './bulk/set-stock.ts'
export type { BulkOptions, BulkResult, RowResult } from './bulk/run-rows.ts'
