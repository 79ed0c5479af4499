import { InboxMessageBody } from '../api/admin/inbox/[id]/body'
import { InboxQuery } from '../api/admin/inbox/query'
import { LetterPreviewBody } from '../api/admin/letters/[name]/preview/body'
import { MailsQuery } from '../api/admin/mails/query'
import { NewsletterQuery } from '../api/admin/newsletter/query'
import { LetterSettings, OwnerLetters } from '../lib/letters/letter-schema'
import { page, unknown, type Operation } from './operation'

const deleted = { id: 'Of what was deleted', object: 'Its kind', deleted: 'true' }

/** The requests of the dashboard about mails, the newsletter and messages, by method and path. */
export const mailOperations: Readonly<Record<string, Operation>> = {
  'GET /admin/inbox': {
    summary: 'The messages of the contact form',
    access: 'administrator',
    query: InboxQuery,
    answer: { messages: 'The latest first', ...page },
  },
  'POST /admin/inbox/{id}': {
    summary: 'Marks a message as handled, or as open',
    access: 'administrator',
    body: InboxMessageBody,
    answer: { message: 'As changed' },
    refusals: unknown,
  },
  'GET /admin/letters': {
    summary: 'All mails of the shop, with what the owner has set of them',
    access: 'administrator',
    answer: {
      letters:
        'name, title, group, sent, may_be_off, is_on, placeholders; words and own_words by language, with subject and opening',
    },
  },
  'POST /admin/letters/{name}': {
    summary: 'Switches a letter, and replaces its words; null leaves the shop’s own',
    access: 'administrator',
    body: LetterSettings,
    answer: { letter: 'As saved' },
    refusals: { 400: 'invalid_data: an unknown placeholder, or a letter that may not be off', ...unknown },
  },
  'POST /admin/letters/{name}/preview': {
    summary: 'Renders a letter with these words, about an order that is not there',
    access: 'administrator',
    body: LetterPreviewBody,
    answer: { preview: 'subject, html and text' },
    refusals: { 400: 'invalid_data', ...unknown },
  },
  'GET /admin/owner-letters': {
    summary: 'Where the letters to the owner go, and how little is low in stock',
    access: 'administrator',
    answer: { owner_letters: 'addresses, and low_stock, which may be null' },
  },
  'POST /admin/owner-letters': {
    summary: 'Replaces the settings of the letters to the owner',
    access: 'administrator',
    body: OwnerLetters,
    answer: { owner_letters: 'As saved' },
  },
  'GET /admin/mails': {
    summary: 'The mails of the queue, without their content',
    access: 'administrator',
    query: MailsQuery,
    answer: { mails: 'The latest first', ...page },
  },
  'DELETE /admin/mails/{id}': {
    summary: 'Discards a mail that was not sent',
    access: 'administrator',
    answer: deleted,
    refusals: { ...unknown, 400: 'not_allowed: the mail was sent' },
  },
  'POST /admin/mails/{id}/retry': {
    summary: 'Attempts an unsent mail at once',
    access: 'administrator',
    answer: { mail: 'With its new status' },
    refusals: { ...unknown, 400: 'not_allowed: the mail was sent, or its link has expired' },
  },
  'GET /admin/products/{id}/back-in-stock': {
    summary: 'How many people wait for which sold-out variant of a product',
    access: 'administrator',
    answer: { variants: 'id, title, people' },
  },
  'GET /admin/newsletter': {
    summary: 'The subscribers of the newsletter',
    access: 'administrator',
    query: NewsletterQuery,
    answer: { subscribers: 'id, email, created_at', ...page },
  },
  'GET /admin/newsletter/export': {
    summary: 'All subscribers as CSV',
    access: 'administrator',
    answer: {},
  },
  'DELETE /admin/newsletter/{id}': {
    summary: 'Erases a subscriber',
    access: 'administrator',
    answer: deleted,
  },
}
