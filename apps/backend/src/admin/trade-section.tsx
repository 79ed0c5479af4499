import { GroupsField } from './form/groups-field'
import { NumberField, SwitchField, TextField } from './form/fields'
import { ListField } from './form/list-field'
import { Section } from './settings-section'

export const TradeSection = () => (
  <Section
    heading="Trade customers"
    description="Companies, orders by a list, and payment on invoice, which must also be on in the region: Settings, Regions, Payment providers, pp_net-terms."
  >
    <SwitchField
      path="company_accounts.is_on"
      label="Companies in the account"
      hint="Customers can name their company, its tax number and registration. The checkout begins with them."
    />
    <SwitchField
      path="quick_order.is_on"
      label="Orders by a list of SKUs"
      hint="A page for signed-in customers, at /quick-order."
    />
    <GroupsField
      path="net_terms.group_ids"
      label="Who may pay on invoice"
      hint="Members of these groups who are signed in. Without any, no one may."
    />
    <NumberField
      path="net_terms.days"
      label="Days to pay"
      hint="From the order. 30 when it is empty. Earlier orders keep their date."
    />
    <ListField
      path="net_terms.limits"
      label="Limits"
      hint="What one customer may owe on invoice in a currency. An order above it is refused. Currencies that are not here have no limit."
      entry="limit"
      newEntry={{ currency: '', amount: null }}
    >
      {(path) => (
        <>
          <TextField path={`${path}.currency`} label="Currency" hint="Its code, such as EUR." />
          <NumberField path={`${path}.amount`} label="Amount" />
        </>
      )}
    </ListField>
  </Section>
)
