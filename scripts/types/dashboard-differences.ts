import type { TypeDifference } from './compare-types.ts'

const enterprise = 'Part of the Enterprise Edition, whose routes we do not have.'
const deleted = 'The server answers with the id of what was deleted; js-sdk says that the whole comes back.'
const canceled = 'The server answers with nothing; js-sdk says that the whole comes back.'

export const dashboardDifferences: readonly TypeDifference[] = [
  {
    file: /^(?:hooks\/api\/rbac-|routes\/(?:policies|roles)\/)/,
    message: /'rbac(?:Policy|Role)'/,
    reason: enterprise,
  },
  { file: /^hooks\/api\/auth/, message: /'createUser'/, reason: enterprise },
  { file: /^hooks\/api\/returns/, message: /AdminReturnDeleteResponse/, reason: deleted },
  { file: /^hooks\/api\/customers/, message: /AdminCustomerAddressDeleteResponse/, reason: deleted },
  {
    file: /^hooks\/api\/(?:claims|exchanges|returns)/,
    message: /Record<string, never>/,
    reason: canceled,
  },
  {
    file: /^hooks\/api\/promotions/,
    message: /AdminPromotionRuleBatchResponse/,
    reason: 'The server answers with the rules; js-sdk says the promotion.',
  },
  {
    file: /^hooks\/api\/products/,
    message: /AdminProductVariantInventoryBatchResponse/,
    reason: 'The server answers with lists; js-sdk says otherwise.',
  },
  {
    file: /^hooks\/api\/exchanges/,
    message: /AdminExchangePreviewResponse/,
    reason: 'The server answers with a preview; js-sdk says the exchange.',
  },
  {
    file: /^hooks\/api\/returns/,
    message: /AdminReturnPreviewResponse/,
    reason: 'The server answers with a preview; js-sdk says the return.',
  },
  {
    file: /^routes\/orders\/order-create-return\//,
    message: /'actionId'/,
    reason: 'The action is a part of the path; the server refuses it in the body.',
  },
  {
    file: /^hooks\/api\/orders/,
    message: /AdminCreateOrderCreditLine/,
    reason: 'The server takes a number and refuses text.',
  },
]
