import type { QuestionPage } from '@umber/storefront-core/shop'
import { useState } from 'react'
import { questionsCopy as copy } from '../../../copy/reviews.ts'
import { questionList } from '../../../queries/review-lists.ts'
import { useLoadMoreQuery } from '../../../queries/use-load-more-query.ts'
import { useServices } from '../../../services/services-context.ts'
import { AsyncBoundary } from '../../../ui/async-boundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { MoreButton } from './more-button.tsx'

// Few visitors ask one.
const AskQuestion = lazyComponent(async () => (await import('./ask-question.tsx')).AskQuestion)

interface QuestionsProps {
  readonly productId: string
  readonly first: QuestionPage
}

/** The questions that the shop has answered. */
export function Questions({ productId, first }: QuestionsProps) {
  const list = useLoadMoreQuery(questionList(useServices(), productId, first))
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="questions-heading" className="flex flex-col gap-6">
      <Heading level={2} look="h3" id="questions-heading">
        {copy.heading}
      </Heading>
      {first.total === 0 && <Text className="text-ink-2">{copy.none}</Text>}
      {list.status === 'ready' && list.value.items.length > 0 && (
        <>
          <dl className="max-w-reading">
            {list.value.items.map(({ id, text, answer }) => (
              <div key={id} className="flex flex-col gap-2 border-t border-line py-5">
                <dt className="font-medium wrap-anywhere">
                  <span className="sr-only">{copy.question}: </span>
                  <bdi>{text}</bdi>
                </dt>
                <dd className="whitespace-pre-line wrap-anywhere text-ink-2">
                  <span className="sr-only">{copy.answer}: </span>
                  <bdi>{answer}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <MoreButton growth={list.value.growth} words={copy} />
        </>
      )}
      {isAsking ? (
        <AsyncBoundary>
          <AskQuestion productId={productId} onClose={() => setAsking(false)} />
        </AsyncBoundary>
      ) : (
        <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
          {copy.ask}
        </Button>
      )}
    </section>
  )
}
