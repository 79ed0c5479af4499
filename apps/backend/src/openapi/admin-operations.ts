import { ContentTranslationBody } from '../api/admin/content-translations/body'
import { PageContentBody } from '../api/admin/page-content/body'
import { ProductContentBody } from '../api/admin/products/[id]/content/body'
import { RedirectBody } from '../api/admin/redirects/body'
import { RedirectsQuery } from '../api/admin/redirects/query'
import { JournalPostsQuery } from '../api/admin/journal-posts/query'
import { ShopPagesQuery } from '../api/admin/shop-pages/query'
import { JournalPost } from '../lib/shop-settings/journal-schema'
import { ReturnLabelBody } from '../api/admin/returns/[id]/label/body'
import { WantedProductsQuery } from '../api/admin/wishlists/products/query'
import { ShopPage } from '../lib/shop-settings/page-schema'
import { ShopSettings } from '../lib/shop-settings/settings-schema'
import { page, unknown, type Operation } from './operation'

const deleted = { id: 'Of what was deleted', object: 'Its kind', deleted: 'true' }

/** The requests of the dashboard, by method and path. */
export const adminOperations: Readonly<Record<string, Operation>> = {
  'GET /admin/orders/{id}/return-requests': {
    summary: 'The returns of an order that wait, with their labels and what is wanted in exchange',
    access: 'administrator',
    answer: { returns: 'Each with its items' },
  },
  'POST /admin/returns/{id}/label': {
    summary: 'Stores the label that the shopper sends a return back with',
    access: 'administrator',
    body: ReturnLabelBody,
    answer: { label: 'The name of the file' },
    refusals: { ...unknown, 400: 'file_not_allowed: no PDF' },
  },
  'GET /admin/returns/{id}/label': {
    summary: 'The label of a return, a PDF',
    access: 'administrator',
    answer: {},
    refusals: unknown,
  },
  'POST /admin/returns/{id}/wanted-exchange': {
    summary: 'Makes the exchange that the shopper has asked for of a return',
    access: 'administrator',
    answer: { exchange: 'Its id' },
    refusals: { ...unknown, 400: 'not_allowed: received, canceled, or sold out by now' },
  },
  'GET /admin/orders/{id}/invoices': {
    summary: 'The invoice and the credit notes of an order',
    access: 'administrator',
    answer: { documents: 'Each with kind, number, issued_at and its frozen content' },
  },
  'POST /admin/orders/{id}/invoices': {
    summary: 'Issues the invoice of an order, also before it is due, and the credit notes of its refunds',
    access: 'administrator',
    answer: { documents: 'All of the order' },
    refusals: unknown,
  },
  'GET /admin/orders/{id}/invoices/{document}/pdf': {
    summary: 'A document of an order as a PDF',
    access: 'administrator',
    answer: {},
    refusals: unknown,
  },
  'GET /admin/collections/{id}/page-content': {
    summary: 'The picture and the text of a collection’s page',
    access: 'administrator',
    answer: { page_content: 'picture, picture_text and text; each null before it is first saved' },
    refusals: unknown,
  },
  'POST /admin/collections/{id}/page-content': {
    summary: 'Saves the picture and the text of a collection’s page',
    access: 'administrator',
    body: PageContentBody,
    answer: { page_content: 'As saved' },
    refusals: unknown,
  },
  'GET /admin/product-categories/{id}/page-content': {
    summary: 'The picture and the text of a category’s page',
    access: 'administrator',
    answer: { page_content: 'picture, picture_text and text; each null before it is first saved' },
    refusals: unknown,
  },
  'POST /admin/product-categories/{id}/page-content': {
    summary: 'Saves the picture and the text of a category’s page',
    access: 'administrator',
    body: PageContentBody,
    answer: { page_content: 'As saved' },
    refusals: unknown,
  },
  'GET /admin/content-translations/{kind}/{id}': {
    summary:
      'The texts of a product’s, a category’s, a collection’s or a written page, or of the settings, in other languages',
    access: 'administrator',
    answer: {
      content_translation:
        'texts as they were entered, each with its key; locales; translations by locale and key',
    },
    refusals: unknown,
  },
  'POST /admin/content-translations/{kind}/{id}': {
    summary: 'Saves the texts in one language, all at once',
    access: 'administrator',
    body: ContentTranslationBody,
    answer: { content_translation: 'As saved' },
    refusals: { 400: 'invalid_data', 404: 'not_found' },
  },
  'GET /admin/products/{id}/content': {
    summary: 'What the owner has added to a product’s page',
    access: 'administrator',
    answer: { product_content: 'Every field is null before it is first saved' },
    refusals: unknown,
  },
  'POST /admin/products/{id}/content': {
    summary: 'Saves specifications, care, sizes, words for search engines and what pictures show',
    access: 'administrator',
    body: ProductContentBody,
    answer: { product_content: 'As saved. What was left out stays' },
    refusals: unknown,
  },
  'POST /admin/draft-orders/{id}/convert-to-order': {
    summary: 'Converts a draft order, by the rules of an order. In place of Medusa’s route',
    access: 'administrator',
    answer: { order: 'The order' },
    refusals: { 400: 'invalid_data, with the code of the rule', ...unknown },
  },
  'GET /admin/redirects': {
    summary: 'Old addresses and where they lead',
    access: 'administrator',
    query: RedirectsQuery,
    answer: { redirects: 'With `to`, where each leads today', ...page },
  },
  'POST /admin/redirects': {
    summary: 'Adds a redirect',
    access: 'administrator',
    body: RedirectBody,
    answer: { redirect: 'As made' },
    status: 201,
    refusals: { 422: 'duplicate_error: the address is redirected already' },
  },
  'DELETE /admin/redirects/{id}': {
    summary: 'Deletes a redirect',
    access: 'administrator',
    answer: deleted,
  },
  'GET /admin/journal-posts': {
    summary: 'The posts of the journal, without their texts',
    access: 'administrator',
    query: JournalPostsQuery,
    answer: { journal_posts: 'The newest first', ...page },
  },
  'POST /admin/journal-posts': {
    summary: 'Makes a post',
    access: 'administrator',
    body: JournalPost,
    answer: { journal_post: 'As made' },
    refusals: { 422: 'duplicate_error: another post has the slug' },
  },
  'GET /admin/journal-posts/{id}': {
    summary: 'A post with its text, its address and a link to its preview',
    access: 'administrator',
    answer: {
      journal_post: 'The post',
      preview: 'url, and the days it is valid',
      url: 'Where it is, once it is seen',
    },
    refusals: unknown,
  },
  'POST /admin/journal-posts/{id}': {
    summary: 'Saves a post',
    access: 'administrator',
    body: JournalPost,
    answer: { journal_post: 'As saved' },
    refusals: { ...unknown, 422: 'duplicate_error: another post has the slug' },
  },
  'DELETE /admin/journal-posts/{id}': { summary: 'Deletes a post', access: 'administrator', answer: deleted },
  'GET /admin/shop-pages': {
    summary: 'The pages and policies of the shop, without their texts',
    access: 'administrator',
    query: ShopPagesQuery,
    answer: { shop_pages: 'By their slugs', ...page },
  },
  'POST /admin/shop-pages': {
    summary: 'Makes a page',
    access: 'administrator',
    body: ShopPage,
    answer: { shop_page: 'As made' },
    refusals: { 422: 'duplicate_error: another page has the slug' },
  },
  'GET /admin/shop-pages/{id}': {
    summary: 'A page with its text, its address and a link to its preview',
    access: 'administrator',
    answer: {
      shop_page: 'The page',
      preview: 'url, and the days it is valid',
      url: 'Where it is, once published',
    },
    refusals: unknown,
  },
  'POST /admin/shop-pages/{id}': {
    summary: 'Saves a page',
    access: 'administrator',
    body: ShopPage,
    answer: { shop_page: 'As saved' },
    refusals: { ...unknown, 422: 'duplicate_error: another page has the slug' },
  },
  'DELETE /admin/shop-pages/{id}': { summary: 'Deletes a page', access: 'administrator', answer: deleted },
  'GET /admin/shop-settings': {
    summary: 'The settings of the shop',
    access: 'administrator',
    answer: { shop_settings: 'A field that is not set is null' },
  },
  'POST /admin/shop-settings': {
    summary: 'Replaces all settings of the shop',
    access: 'administrator',
    body: ShopSettings,
    answer: { shop_settings: 'As saved' },
  },
  'GET /admin/search': {
    summary: 'What the dashboard finds of each entity, in place of Medusa’s route',
    access: 'administrator',
    answer: { results: 'Medusa’s: entity, data, count, offset, limit' },
  },
  'GET /admin/wishlists/products': {
    summary: 'How many customers have which product in their wishlist',
    access: 'administrator',
    query: WantedProductsQuery,
    answer: { products: 'id, customers, product', ...page },
  },
}
