import type { PortOptions } from '@umber/storefront-core'
import type { PaymentMethod, PaymentMethods } from '@umber/storefront-core/account'
import { collect, field, list, text } from '@umber/storefront-core/parse'
import type { AccountStorage } from './account-storage.ts'
import { withOneDefault } from './with-one-default.ts'

const part = 'payment-methods'

/** The demonstration's cards. Only removed ids and the default are stored, never a card. */
export function createShowcasePaymentMethods(
  sample: readonly Omit<PaymentMethod, 'isDefault'>[],
  accountStorage: AccountStorage,
): PaymentMethods {
  const known = (): readonly PaymentMethod[] => {
    const saved = accountStorage.get(part)
    const removed = new Set(collect(field(saved, 'removed'), text))
    const left = sample.filter(({ id }) => !removed.has(id))
    return withOneDefault(left, text(field(saved, 'defaultId')))
  }
  const change = async (options: PortOptions | undefined, id: string, isRemoval: boolean) => {
    options?.signal?.throwIfAborted()
    const saved = accountStorage.get(part)
    const current = known().find(({ isDefault }) => isDefault)
    accountStorage.set(part, {
      removed: [...list(field(saved, 'removed')), ...(isRemoval ? [id] : [])],
      defaultId: isRemoval ? current?.id : id,
    })
    return known()
  }
  return {
    async list(options) {
      options?.signal?.throwIfAborted()
      return known()
    },
    makeDefault: (id, options) => change(options, id, false),
    remove: (id, options) => change(options, id, true),
  }
}
