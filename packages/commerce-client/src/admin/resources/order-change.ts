/* oxlint-disable typescript/no-unnecessary-type-parameters -- the resource names the types of its endpoints */

import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'

/**
 * The endpoints of a change of an order: a return, an exchange, a claim or an edit. It is a draft whose items and shipping are
 * actions, each with its own id. `path` is that of one change, with `:id`; the parts follow it.
 */
export function orderChange(request: Requests, path: string) {
  return {
    read:
      <Answer>() =>
      (
        id: string,
        query?: SelectParams,
        headers?: ClientHeaders,
        options?: RequestOptions,
      ): Promise<Answer> =>
        request.get(path, { ...options, ids: [id], query, headers }),

    /** A step of the change that needs nothing but its id. */
    act:
      <Answer>(part: string) =>
      (
        id: string,
        query?: SelectParams,
        headers?: ClientHeaders,
        options?: RequestOptions,
      ): Promise<Answer> =>
        request.post(path + part, { ...options, ids: [id], query, headers }),

    write:
      <Body extends object, Answer>(part: string) =>
      (
        id: string,
        body: Body,
        query?: SelectParams,
        headers?: ClientHeaders,
        options?: RequestOptions,
      ): Promise<Answer> =>
        request.post(path + part, { ...options, ids: [id], body, query, headers }),

    remove:
      <Answer>(part: string) =>
      (
        id: string,
        query?: SelectParams,
        headers?: ClientHeaders,
        options?: RequestOptions,
      ): Promise<Answer> =>
        request.delete(path + part, { ...options, ids: [id], query, headers }),

    writeAction:
      <Body extends object, Answer>(part: string) =>
      (
        id: string,
        actionId: string,
        body: Body,
        query?: SelectParams,
        headers?: ClientHeaders,
        options?: RequestOptions,
      ): Promise<Answer> =>
        request.post(`${path}${part}/:actionId`, { ...options, ids: [id, actionId], body, query, headers }),

    removeAction:
      <Answer>(part: string) =>
      (
        id: string,
        actionId: string,
        query?: SelectParams,
        headers?: ClientHeaders,
        options?: RequestOptions,
      ): Promise<Answer> =>
        request.delete(`${path}${part}/:actionId`, { ...options, ids: [id, actionId], query, headers }),
  }
}

/** The same of a draft order's edit, whose methods take no query of their own. */
export function draftOrderChange(request: Requests, path: string) {
  return {
    act:
      <Answer>(part: string) =>
      (id: string, headers?: ClientHeaders, options?: OptionsWithQuery): Promise<Answer> =>
        request.post(path + part, { ...options, ids: [id], headers }),

    write:
      <Body extends object, Answer>(part: string) =>
      (id: string, body: Body, headers?: ClientHeaders, options?: OptionsWithQuery): Promise<Answer> =>
        request.post(path + part, { ...options, ids: [id], body, headers }),

    remove:
      <Answer>(part: string) =>
      (id: string, headers?: ClientHeaders, options?: OptionsWithQuery): Promise<Answer> =>
        request.delete(path + part, { ...options, ids: [id], headers }),

    writeAction:
      <Body extends object, Answer>(part: string) =>
      (
        id: string,
        actionId: string,
        body: Body,
        headers?: ClientHeaders,
        options?: OptionsWithQuery,
      ): Promise<Answer> =>
        request.post(`${path}${part}/:actionId`, { ...options, ids: [id, actionId], body, headers }),

    removeAction:
      <Answer>(part: string) =>
      (id: string, actionId: string, headers?: ClientHeaders, options?: OptionsWithQuery): Promise<Answer> =>
        request.delete(`${path}${part}/:actionId`, { ...options, ids: [id, actionId], headers }),
  }
}
