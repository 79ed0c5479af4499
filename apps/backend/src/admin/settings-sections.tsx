import { AreaField, LinesField, NumberField, SwitchField, TextField } from './form/fields'
import { ListField } from './form/list-field'
import { PictureField } from './form/picture-field'
import { MomentField } from './form/moment-field'
import { linkHint, LinkFields, Section } from './settings-section'

export const IdentitySection = () => (
  <Section heading="Name" description="In the header, in page titles, in mails and on invoices.">
    <TextField path="name" label="Shop name" />
    <PictureField
      path="wordmark"
      label="Wordmark"
      hint="A picture for the header in place of the name. Twice as large as it is shown, with a transparent background."
    />
    <PictureField path="icon" label="Icon" hint="Square, at least 512 × 512: for tabs and home screens." />
    <TextField
      path="description"
      label="Description"
      hint="One sentence for search engines, where a page has none of its own."
    />
    <PictureField
      path="social_picture"
      label="Picture for shared links"
      hint="About 1200 × 630. Products are shared with their own picture."
    />
  </Section>
)

export const ContactSection = () => (
  <Section heading="Contact" description="On the contact page, in mails and on invoices.">
    <TextField path="contact.email" label="Email" type="email" />
    <TextField path="contact.phone" label="Phone" type="tel" />
    <LinesField path="contact.address" label="Address" hint="One line each, the name first." />
    <LinesField path="contact.hours" label="Opening hours" hint="One line each." />
    <ListField
      path="social_links"
      label="Social links"
      entry="social link"
      newEntry={{ name: '', url: 'https://' }}
    >
      {(path) => (
        <>
          <TextField path={`${path}.name`} label="Name" />
          <TextField path={`${path}.url`} label="Address" type="url" />
        </>
      )}
    </ListField>
  </Section>
)

export const AnnouncementSection = () => (
  <Section
    heading="Announcement"
    description="A bar above every page. The first one that is on, and whose time it is, is shown."
  >
    <ListField
      path="announcements"
      label="Announcements"
      entry="announcement"
      newEntry={{ is_on: true, text: '', url: null, begins_at: null, ends_at: null }}
    >
      {(path) => (
        <>
          <SwitchField path={`${path}.is_on`} label="On" />
          <TextField path={`${path}.text`} label="Text" />
          <TextField path={`${path}.url`} label="Link" hint={`Optional. ${linkHint}`} />
          <MomentField path={`${path}.begins_at`} label="Begins" hint="Empty: at once." />
          <MomentField path={`${path}.ends_at`} label="Ends" hint="Empty: never." />
        </>
      )}
    </ListField>
  </Section>
)

export const MenuSection = () => (
  <Section heading="Menu and footer" description="Links besides those of the categories.">
    <ListField
      path="menu_links"
      label="Menu"
      hint="After the categories."
      entry="menu link"
      newEntry={{ label: '', url: '/' }}
    >
      {LinkFields}
    </ListField>
    <AreaField path="footer.text" label="Text in the footer" />
    <ListField
      path="footer.columns"
      label="Columns of the footer"
      hint="In place of the column with the shop’s own pages. Without any, it stays."
      entry="column"
      newEntry={{ title: '', links: [{ label: '', url: '/' }] }}
    >
      {(column) => (
        <div className="flex flex-col gap-y-3 md:col-span-2">
          <TextField path={`${column}.title`} label="Title" />
          <ListField path={`${column}.links`} label="Links" entry="link" newEntry={{ label: '', url: '/' }}>
            {LinkFields}
          </ListField>
        </div>
      )}
    </ListField>
  </Section>
)

export const SellingSection = () => (
  <Section heading="Orders and returns" description="What shoppers read, and what the backend keeps to.">
    <NumberField
      path="return_days"
      label="Return window in days"
      hint="From the delivery. Later requests are refused. 30 when it is empty."
    />
    <NumberField
      path="cancel_minutes"
      label="Customers may cancel within minutes"
      hint="From the order, while nothing of it is packed or changed. 0 for never, 60 when it is empty."
    />
    <TextField
      path="order_number_prefix"
      label="Order numbers begin with"
      hint="Capital letters and digits: UE makes UE-000012. Numbers of earlier orders change with it."
    />
    <AreaField
      path="checkout_note"
      label="Note at the checkout"
      hint="Above the button that places the order."
    />
  </Section>
)

export const ReviewsSection = () => (
  <Section
    heading="Reviews and questions"
    description="Customers review what they have bought, and ask about products. You approve each review, and answer each question, before it is shown."
  >
    <SwitchField path="reviews.is_on" label="Let customers review products and ask about them" />
    <NumberField
      path="reviews.ask_after_days"
      label="Days from the delivery to the letter that asks for reviews"
      hint="Empty: 7. Emails, Letters has its words, and a switch."
    />
  </Section>
)

export const InvoiceSection = () => (
  <Section heading="Invoice" description="Who sells, as it has to be on the invoice.">
    <TextField path="invoice.legal_name" label="Legal name" />
    <TextField
      path="invoice.tax_number"
      label="GSTIN or VAT number"
      hint="With its name, such as GSTIN 29AAAAA0000A1Z5."
    />
    <TextField
      path="invoice.registration_number"
      label="Registration number of the company"
      hint="With its register, such as HRB 12345 B, Amtsgericht Charlottenburg. Where the law asks for it."
    />
    <LinesField
      path="invoice.address"
      label="Address"
      hint="One line each. The address of the contact when it is empty."
    />
    <TextField
      path="invoice.number_prefix"
      label="Invoice numbers begin with"
      hint="{year} is the year of the invoice: with it the numbers begin with 1 every year. INV-{year}- when it is empty."
    />
    <NumberField
      path="invoice.first_number"
      label="First invoice number"
      hint="For a shop that has issued invoices before. It counts when the first invoice with this beginning is issued."
    />
    <TextField
      path="invoice.credit_note_prefix"
      label="Credit note numbers begin with"
      hint="CN-{year}- when it is empty."
    />
    <NumberField path="invoice.first_credit_note_number" label="First credit note number" />
  </Section>
)

export const CreditSection = () => (
  <Section
    heading="Gift cards and store credit"
    description="What is sold and given before stays valid. While one of them is off, no cart can be paid with it."
  >
    <SwitchField path="gift_cards.is_on" label="Take gift cards" />
    <SwitchField path="store_credit.is_on" label="Take store credit" />
  </Section>
)

export const OfflineSection = () => (
  <Section
    heading="Without a network"
    description="Visitors’ browsers keep the pages that were read, for seven days at most, and show them without a network. Nothing of an account, a cart or an order is kept."
  >
    <SwitchField
      path="offline.is_on"
      label="Keep pages that were read"
      hint="Switched off, browsers remove what they have kept at the next visit."
    />
  </Section>
)

export const MeasuringSection = () => (
  <Section
    heading="Measuring"
    description="Who counts visits and purchases. With one of them, the shop asks each visitor, and nothing is loaded, stored or sent before they agree."
  >
    <TextField
      path="measuring.ga4_id"
      label="Google Analytics: measurement ID"
      hint="Of a web data stream, such as G-ABC123DEF4. Switch off its “Page changes based on browser history events”: the shop sends them."
    />
    <TextField
      path="measuring.plausible_domain"
      label="Plausible: domain"
      hint="As the site is named in Plausible, such as shop.example. Add the goals “Purchase” and “add_to_cart” there."
    />
  </Section>
)
