import {
  shippingPolicy,
  shippingPolicyHead as head,
  type ShippingPolicy,
} from '../../content/shipping-policy.ts'
import { paths } from '../../config/paths.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { ContentState } from './content-state.tsx'
import { useLiveContent } from './use-live-content.ts'
import { ProsePage, ProseSection } from '../../ui/patterns/prose-page.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Text } from '../../ui/primitives/text.tsx'

const cell = 'border-b border-line py-3 pe-4 text-start align-top font-normal'

export function ShippingPolicyScreen() {
  usePageHead({ title: head.title, description: head.lead })
  const words = useLiveContent('shippingPolicy', shippingPolicy)
  return (
    <ProsePage {...head}>
      <ContentState words={words}>{(policy) => <Policy policy={policy} />}</ContentState>
    </ProsePage>
  )
}

function Policy({ policy }: { readonly policy: ShippingPolicy }) {
  return (
    <>
      {policy.options.length > 0 && (
        <ProseSection id="options" title={policy.optionsTitle}>
          <ShippingOptions policy={policy} />
        </ProseSection>
      )}
      {policy.sections.map((section) => (
        <ProseSection key={section.id} {...section} />
      ))}
      <ProseSection id="exceptions" title={policy.exceptionsTitle}>
        <ul className="list-disc ps-5 text-ink-2">
          {policy.exceptions.map((exception) => (
            <li key={exception}>{exception}</li>
          ))}
        </ul>
      </ProseSection>
      <ProseSection id="questions" title={policy.questionsTitle}>
        <Text className="text-ink-2">{policy.questions}</Text>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.contact()}>{policy.contact}</LinkButton>
          <LinkButton to={paths.help()} variant="outline">
            {policy.help}
          </LinkButton>
        </div>
      </ProseSection>
    </>
  )
}

function ShippingOptions({ policy }: { readonly policy: ShippingPolicy }) {
  const { method, time, price } = policy.columns
  return (
    <table className="w-full border-collapse border-t border-line">
      <thead>
        <tr className="text-small text-ink-2">
          {[method, time, price].map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {policy.options.map((option) => (
          <tr key={option.method}>
            <th scope="row" className={cell}>
              {option.method}
            </th>
            <td className={`${cell} text-ink-2`}>{option.time}</td>
            <td className={`${cell} tabular text-ink-2`}>{option.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
