import Medusa from '@medusajs/js-sdk'
import {
  Container,
  DataTable,
  Heading,
  Select,
  Text,
  toast,
  useDataTable,
  type DataTableEmptyStateProps,
} from '@medusajs/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { LoadingFailed } from './loading-failed'

/** The base address of the backend's routes. */
export const backendUrl = __BACKEND_URL__ ?? '/'

/** A client of its own, because the dashboard does not pass on its own. */
export const sdk = new Medusa({ baseUrl: backendUrl, auth: { type: __AUTH_TYPE__ ?? 'session' } })

interface ListQuery {
  readonly offset: number
  readonly limit: number
  readonly q?: string
}

interface Filter {
  readonly label: string
  /** Query parameter of the route. */
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface ShopListProps<Row> {
  readonly heading: string
  readonly description: string
  /** The route of the list, and the field of its answer with the rows. */
  readonly path: string
  readonly field: string
  readonly columns: Parameters<typeof useDataTable<Row>>[0]['columns']
  readonly empty: { readonly heading: string; readonly description: string }
  /** The label of the search, for a route that has `q`. */
  readonly search?: string
  readonly filter?: Filter
  readonly commands?: ReactNode
}

const pageSize = 20
const all = 'all'

/** A list of the shop with search, filter and pages, and its states: loading, empty, nothing found, error. */
export function ShopList<Row extends { readonly id: string }>(props: ShopListProps<Row>) {
  const { heading, description, path, field, columns, empty, filter } = props
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize })
  const [search, setSearch] = useState('')
  const [choice, setChoice] = useState(all)
  const query: ListQuery = {
    offset: pagination.pageIndex * pageSize,
    limit: pageSize,
    ...(search && { q: search }),
    ...(filter && choice !== all && { [filter.name]: choice }),
  }
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: async () => sdk.client.fetch<Record<string, unknown>>(path, { query: { ...query } }),
    placeholderData: keepPreviousData,
  })
  const restart = () => setPagination({ pageIndex: 0, pageSize })
  const table = useDataTable({
    data: (data?.[field] as Row[] | undefined) ?? [],
    columns,
    getRowId: ({ id }) => id,
    rowCount: Number(data?.['count'] ?? 0),
    isLoading: isPending,
    pagination: { state: pagination, onPaginationChange: setPagination },
    ...(props.search && {
      search: {
        state: search,
        onSearchChange: (text: string) => {
          setSearch(text)
          restart()
        },
      },
    }),
  })
  const isFiltered = search !== '' || choice !== all
  const emptyState: DataTableEmptyStateProps = {
    filtered: nothingFound,
    empty: isFiltered ? nothingFound : empty,
  }

  return (
    <Container className="divide-y p-0">
      <DataTable instance={table}>
        <DataTable.Toolbar className="flex flex-col items-start justify-between gap-4 md:flex-row md:items-center">
          <div>
            <Heading>{heading}</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {description}
            </Text>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {filter && (
              <FilterSelect
                filter={filter}
                value={choice}
                onChange={(value) => {
                  setChoice(value)
                  restart()
                }}
              />
            )}
            {props.search && <DataTable.Search placeholder={props.search} aria-label={props.search} />}
            {props.commands}
          </div>
        </DataTable.Toolbar>
        {error === null ? (
          <>
            <DataTable.Table emptyState={emptyState} />
            <DataTable.Pagination />
          </>
        ) : (
          <LoadingFailed what="The list" error={error} onRetry={() => void refetch()} />
        )}
      </DataTable>
    </Container>
  )
}

const nothingFound = { heading: 'Nothing found', description: 'Change the search or the filter.' }

interface FilterSelectProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  return (
    <Select size="small" value={value} onValueChange={onChange}>
      <Select.Trigger aria-label={filter.label} className="w-32">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {[{ value: all, label: 'All' }, ...filter.options].map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}

export interface Change {
  readonly method: 'POST' | 'DELETE'
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  /** What to say when it is done. */
  readonly done: string
}

/** Sends a change, says how it went, and loads the lists below `path` again. */
export function useChange(path: string) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ method, path, body }: Change) =>
      sdk.client.fetch(path, { method, ...(body && { body: { ...body } }) }),
    onSuccess: (_answer, { done }) => toast.success(done),
    onError: (error) => toast.error(error.message),
    onSettled: async () => queries.invalidateQueries({ queryKey: [path] }),
  })
  return { change: mutate, isChanging: isPending }
}

/** A text of any length in a column of limited width: narrower where the sidebar or the screen leaves less space. */
export function Short({ text, isSubtle = false }: { readonly text: string; readonly isSubtle?: boolean }) {
  return (
    <span
      title={text}
      className={`block max-w-40 truncate xl:max-w-56 ${isSubtle ? 'text-ui-fg-muted' : ''}`}
    >
      {text}
    </span>
  )
}

export function Time({ at }: { readonly at: string | null }) {
  if (at === null) return <>–</>
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
