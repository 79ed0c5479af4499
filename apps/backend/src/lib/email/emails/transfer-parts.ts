import type { Transfer } from '../../bank-transfer/transfer-of-order'
import type { Part } from '../email'
import type { MailLanguage } from '../messages/mail-language'

interface Transferred {
  /** Where to send the money; undefined when it is paid in another way. */
  readonly transfer?: Transfer | undefined
  readonly currency: string
}

/** How to pay by bank transfer. */
export function transferParts(
  { transfer, currency }: Transferred,
  { messages, money }: MailLanguage,
): readonly Part[] {
  if (transfer === undefined) return []
  const { amount, holder, iban, bic, reference } = transfer
  const names = messages.bankTransfer
  return [
    names.what,
    {
      kind: 'rows',
      rows: [
        [names.amount, money(amount, currency)],
        [names.holder, holder],
        ['IBAN', iban],
        ...(bic === undefined ? [] : [['BIC', bic] as const]),
        [names.reference, reference],
      ],
    },
  ]
}
