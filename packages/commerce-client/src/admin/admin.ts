import { resources } from '../resources/resources.ts'
import { apiKey } from './resources/api-key.ts'
import { campaign } from './resources/campaign.ts'
import { claim } from './resources/claim.ts'
import { currency } from './resources/currency.ts'
import { customer } from './resources/customer.ts'
import { customerGroup } from './resources/customer-group.ts'
import { draftOrder } from './resources/draft-order.ts'
import { exchange } from './resources/exchange.ts'
import { featureFlag } from './resources/feature-flag.ts'
import { fulfillment } from './resources/fulfillment.ts'
import { fulfillmentProvider } from './resources/fulfillment-provider.ts'
import { fulfillmentSet } from './resources/fulfillment-set.ts'
import { indexEngine } from './resources/index-engine.ts'
import { inventoryItem } from './resources/inventory-item.ts'
import { invite } from './resources/invite.ts'
import { layouts } from './resources/layouts.ts'
import { locale } from './resources/locale.ts'
import { notification } from './resources/notification.ts'
import { order } from './resources/order.ts'
import { orderEdit } from './resources/order-edit.ts'
import { payment } from './resources/payment.ts'
import { paymentCollection } from './resources/payment-collection.ts'
import { plugin } from './resources/plugin.ts'
import { priceList } from './resources/price-list.ts'
import { pricePreference } from './resources/price-preference.ts'
import { product } from './resources/product.ts'
import { productCategory } from './resources/product-category.ts'
import { productCollection } from './resources/product-collection.ts'
import { productOption } from './resources/product-option.ts'
import { productTag } from './resources/product-tag.ts'
import { productType } from './resources/product-type.ts'
import { productVariant } from './resources/product-variant.ts'
import { promotion } from './resources/promotion.ts'
import { propertyLabel } from './resources/property-label.ts'
import { refundReason } from './resources/refund-reason.ts'
import { region } from './resources/region.ts'
import { reservation } from './resources/reservation.ts'
import { orderReturn } from './resources/return.ts'
import { returnReason } from './resources/return-reason.ts'
import { salesChannel } from './resources/sales-channel.ts'
import { search } from './resources/search.ts'
import { shippingOption } from './resources/shipping-option.ts'
import { shippingOptionType } from './resources/shipping-option-type.ts'
import { shippingProfile } from './resources/shipping-profile.ts'
import { stockLocation } from './resources/stock-location.ts'
import { store } from './resources/store.ts'
import { taxProvider } from './resources/tax-provider.ts'
import { taxRate } from './resources/tax-rate.ts'
import { taxRegion } from './resources/tax-region.ts'
import { translation } from './resources/translation.ts'
import { upload } from './resources/upload.ts'
import { user } from './resources/user.ts'
import { views } from './resources/views.ts'
import { workflowExecution } from './resources/workflow-execution.ts'

/**
 * The admin API: everything below `/admin`, one member per resource. Needs a signed-in user, or an admin API key.
 *
 * Every method takes js-sdk's arguments in js-sdk's order and then `RequestOptions`. It fails with the errors of
 * `client.fetch`, or with a `TypeError` for an empty id.
 *
 * @example
 * const shop = new CommerceClient({ baseUrl: 'http://localhost:9000', apiKey: 'sk_…' })
 * const admin = new Admin(shop.client)
 * const { orders } = await admin.order.list({ limit: 20 })
 */
export class Admin
  extends /* @__PURE__ */ resources({
    apiKey,
    campaign,
    claim,
    currency,
    customer,
    customerGroup,
    draftOrder,
    exchange,
    featureFlag,
    fulfillment,
    fulfillmentProvider,
    fulfillmentSet,
    index: indexEngine,
    inventoryItem,
    invite,
    layouts,
    locale,
    notification,
    order,
    orderEdit,
    payment,
    paymentCollection,
    plugin,
    priceList,
    pricePreference,
    product,
    productCategory,
    productCollection,
    productOption,
    productTag,
    productType,
    productVariant,
    promotion,
    propertyLabel,
    refundReason,
    region,
    reservation,
    return: orderReturn,
    returnReason,
    salesChannel,
    search,
    shippingOption,
    shippingOptionType,
    shippingProfile,
    stockLocation,
    store,
    taxProvider,
    taxRate,
    taxRegion,
    translation,
    upload,
    user,
    views,
    workflowExecution,
  }) {}
