import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Email, Sender } from '../email'
import { MailPage } from './mail-page'

/** What mail programs know best of the kinds of documents. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/**
 * The components of React Email, rendered by React itself: `@react-email/render` would add a formatter and a converter to plain text,
 * which is written from the parts here.
 */
export function asHtml(letter: Email, sender: Sender): string {
  return `${doctype}${renderToStaticMarkup(createElement(MailPage, { letter, sender }))}\n`
}
