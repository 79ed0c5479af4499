import type { Client } from '../client.ts'
import { endpoints } from '../resources/endpoints.ts'
import { apiKeys } from './resources/api-key.ts'
import { campaigns } from './resources/campaign.ts'
import { claims } from './resources/claim.ts'
import { currencies } from './resources/currency.ts'
import { customers } from './resources/customer.ts'
import { customerGroups } from './resources/customer-group.ts'
import { draftOrders } from './resources/draft-order.ts'
import { exchanges } from './resources/exchange.ts'
import { featureFlags } from './resources/feature-flag.ts'
import { fulfillments } from './resources/fulfillment.ts'
import { fulfillmentProviders } from './resources/fulfillment-provider.ts'
import { fulfillmentSets } from './resources/fulfillment-set.ts'
import { indexEngine } from './resources/index-engine.ts'
import { inventoryItems } from './resources/inventory-item.ts'
import { invites } from './resources/invite.ts'
import { layouts } from './resources/layouts.ts'
import { locales } from './resources/locale.ts'
import { notifications } from './resources/notification.ts'
import { orders } from './resources/order.ts'
import { orderEdits } from './resources/order-edit.ts'
import { payments } from './resources/payment.ts'
import { paymentCollections } from './resources/payment-collection.ts'
import { plugins } from './resources/plugin.ts'
import { priceLists } from './resources/price-list.ts'
import { pricePreferences } from './resources/price-preference.ts'
import { products } from './resources/product.ts'
import { productCategories } from './resources/product-category.ts'
import { productCollections } from './resources/product-collection.ts'
import { productOptions } from './resources/product-option.ts'
import { productTags } from './resources/product-tag.ts'
import { productTypes } from './resources/product-type.ts'
import { productVariants } from './resources/product-variant.ts'
import { promotions } from './resources/promotion.ts'
import { propertyLabels } from './resources/property-label.ts'
import { refundReasons } from './resources/refund-reason.ts'
import { regions } from './resources/region.ts'
import { reservations } from './resources/reservation.ts'
import { returns } from './resources/return.ts'
import { returnReasons } from './resources/return-reason.ts'
import { salesChannels } from './resources/sales-channel.ts'
import { search } from './resources/search.ts'
import { shippingOptions } from './resources/shipping-option.ts'
import { shippingOptionTypes } from './resources/shipping-option-type.ts'
import { shippingProfiles } from './resources/shipping-profile.ts'
import { stockLocations } from './resources/stock-location.ts'
import { stores } from './resources/store.ts'
import { taxProviders } from './resources/tax-provider.ts'
import { taxRates } from './resources/tax-rate.ts'
import { taxRegions } from './resources/tax-region.ts'
import { translations } from './resources/translation.ts'
import { uploads } from './resources/upload.ts'
import { users } from './resources/user.ts'
import { views } from './resources/views.ts'
import { workflowExecutions } from './resources/workflow-execution.ts'

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
export class Admin {
  declare readonly apiKey: ReturnType<typeof apiKeys>
  declare readonly campaign: ReturnType<typeof campaigns>
  declare readonly claim: ReturnType<typeof claims>
  declare readonly currency: ReturnType<typeof currencies>
  declare readonly customer: ReturnType<typeof customers>
  declare readonly customerGroup: ReturnType<typeof customerGroups>
  declare readonly draftOrder: ReturnType<typeof draftOrders>
  declare readonly exchange: ReturnType<typeof exchanges>
  declare readonly featureFlag: ReturnType<typeof featureFlags>
  declare readonly fulfillment: ReturnType<typeof fulfillments>
  declare readonly fulfillmentProvider: ReturnType<typeof fulfillmentProviders>
  declare readonly fulfillmentSet: ReturnType<typeof fulfillmentSets>
  declare readonly index: ReturnType<typeof indexEngine>
  declare readonly inventoryItem: ReturnType<typeof inventoryItems>
  declare readonly invite: ReturnType<typeof invites>
  declare readonly layouts: ReturnType<typeof layouts>
  declare readonly locale: ReturnType<typeof locales>
  declare readonly notification: ReturnType<typeof notifications>
  declare readonly order: ReturnType<typeof orders>
  declare readonly orderEdit: ReturnType<typeof orderEdits>
  declare readonly payment: ReturnType<typeof payments>
  declare readonly paymentCollection: ReturnType<typeof paymentCollections>
  declare readonly plugin: ReturnType<typeof plugins>
  declare readonly priceList: ReturnType<typeof priceLists>
  declare readonly pricePreference: ReturnType<typeof pricePreferences>
  declare readonly product: ReturnType<typeof products>
  declare readonly productCategory: ReturnType<typeof productCategories>
  declare readonly productCollection: ReturnType<typeof productCollections>
  declare readonly productOption: ReturnType<typeof productOptions>
  declare readonly productTag: ReturnType<typeof productTags>
  declare readonly productType: ReturnType<typeof productTypes>
  declare readonly productVariant: ReturnType<typeof productVariants>
  declare readonly promotion: ReturnType<typeof promotions>
  declare readonly propertyLabel: ReturnType<typeof propertyLabels>
  declare readonly refundReason: ReturnType<typeof refundReasons>
  declare readonly region: ReturnType<typeof regions>
  declare readonly reservation: ReturnType<typeof reservations>
  declare readonly return: ReturnType<typeof returns>
  declare readonly returnReason: ReturnType<typeof returnReasons>
  declare readonly salesChannel: ReturnType<typeof salesChannels>
  declare readonly search: ReturnType<typeof search>
  declare readonly shippingOption: ReturnType<typeof shippingOptions>
  declare readonly shippingOptionType: ReturnType<typeof shippingOptionTypes>
  declare readonly shippingProfile: ReturnType<typeof shippingProfiles>
  declare readonly stockLocation: ReturnType<typeof stockLocations>
  declare readonly store: ReturnType<typeof stores>
  declare readonly taxProvider: ReturnType<typeof taxProviders>
  declare readonly taxRate: ReturnType<typeof taxRates>
  declare readonly taxRegion: ReturnType<typeof taxRegions>
  declare readonly translation: ReturnType<typeof translations>
  declare readonly upload: ReturnType<typeof uploads>
  declare readonly user: ReturnType<typeof users>
  declare readonly views: ReturnType<typeof views>
  declare readonly workflowExecution: ReturnType<typeof workflowExecutions>

  constructor(client: Client) {
    const through = endpoints(client)
    Object.assign(this, {
      apiKey: apiKeys(through),
      campaign: campaigns(through),
      claim: claims(through),
      currency: currencies(through),
      customer: customers(through),
      customerGroup: customerGroups(through),
      draftOrder: draftOrders(through),
      exchange: exchanges(through),
      featureFlag: featureFlags(through),
      fulfillment: fulfillments(through),
      fulfillmentProvider: fulfillmentProviders(through),
      fulfillmentSet: fulfillmentSets(through),
      index: indexEngine(through),
      inventoryItem: inventoryItems(through),
      invite: invites(through),
      layouts: layouts(through),
      locale: locales(through),
      notification: notifications(through),
      order: orders(through),
      orderEdit: orderEdits(through),
      payment: payments(through),
      paymentCollection: paymentCollections(through),
      plugin: plugins(through),
      priceList: priceLists(through),
      pricePreference: pricePreferences(through),
      product: products(through),
      productCategory: productCategories(through),
      productCollection: productCollections(through),
      productOption: productOptions(through),
      productTag: productTags(through),
      productType: productTypes(through),
      productVariant: productVariants(through),
      promotion: promotions(through),
      propertyLabel: propertyLabels(through),
      refundReason: refundReasons(through),
      region: regions(through),
      reservation: reservations(through),
      return: returns(through),
      returnReason: returnReasons(through),
      salesChannel: salesChannels(through),
      search: search(through),
      shippingOption: shippingOptions(through),
      shippingOptionType: shippingOptionTypes(through),
      shippingProfile: shippingProfiles(through),
      stockLocation: stockLocations(through),
      store: stores(through),
      taxProvider: taxProviders(through),
      taxRate: taxRates(through),
      taxRegion: taxRegions(through),
      translation: translations(through),
      upload: uploads(through),
      user: users(through),
      views: views(through),
      workflowExecution: workflowExecutions(through),
    } satisfies Admin)
  }
}
