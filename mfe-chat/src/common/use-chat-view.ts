import { type ChatFilter, maxChatQuery } from '@jobharbor/shared/contracts/chat/chat';
import { addressText } from '@jobharbor/shared/contracts/primitives/address-text';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChatView } from './cache/chat-keys.ts';

export const chatFilters: readonly ChatFilter[] = ['all', 'unread', 'not_interested', 'others'];

export const readChatView = (params: URLSearchParams): ChatView => ({
  filter: chatFilters.find((filter) => filter === params.get('filter')) ?? 'all',
  query: addressText(params.get('q') ?? '').slice(0, maxChatQuery),
});

/** Whether it shows all chats. */
export const isPlainView = ({ filter, query }: ChatView): boolean => filter === 'all' && query === '';

/** Filter and search of the list of chats. They are in the address, also beside an open chat. */
export function useChatView() {
  const [params, setParams] = useSearchParams();
  const view = readChatView(params);
  const setQuery = useCallback(
    (query: string) =>
      setParams((before) => searchOf({ filter: before.get('filter') ?? 'all', query: query.trim() }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return {
    view,
    setQuery,
    /** Of the page that shows a filter, with the same search; a thread opens at `message`. */
    searchOf: (filter: ChatFilter, message?: number) => toText(searchOf({ ...view, filter }, message)),
  };
}

/** The query string of the address, for links from the list to a chat and back. */
export function useViewSearch(): string {
  const { view, searchOf } = useChatView();
  return searchOf(view.filter);
}

function searchOf({ filter, query }: { filter: string; query: string }, message?: number): URLSearchParams {
  const search = new URLSearchParams();
  if (filter !== 'all') search.set('filter', filter);
  if (query) search.set('q', query);
  if (message !== undefined) search.set('message', `${message}`);
  return search;
}

const toText = (search: URLSearchParams): string => (search.size === 0 ? '' : `?${search}`);
