import { packState } from '@jobharbor/shared/remote';
import {
  createServerRender,
  forgetFailure,
  type Preparation,
  type Prepared,
} from '@jobharbor/shared/remote/server';
import { App, loadList } from './app.tsx';
import type { ChatView } from './common/cache/chat-keys.ts';
import { isPlainView, readChatView } from './common/use-chat-view.ts';
import { chatsQuery, setAsideView } from './features/list-chats/use-chats.ts';

/** Loads the list of chats and the code of its page before it is rendered. Employers have their chats on another site. */
async function preparePage(preparation: Preparation): Promise<Prepared | undefined> {
  const { search, user } = preparation;
  await loadList(user);
  if (user?.role !== 'jobseeker') return;
  const view = readChatView(search);
  const chats = await prefetchChats(preparation, user.id, view);
  // A page without any chat differs from one whose chats are set aside.
  if (isPlainView(view) && chats?.pages[0]?.total === 0)
    await prefetchChats(preparation, user.id, setAsideView);
}

async function prefetchChats(preparation: Preparation, personId: number, view: ChatView) {
  const { queryClient, http } = preparation;
  const query = chatsQuery(http, personId, view);
  await queryClient.prefetchInfiniteQuery({ ...query, retry: false });
  forgetFailure(preparation, query.queryKey);
  return queryClient.getQueryData(query.queryKey);
}

export const render = createServerRender('mfe-chat', App, preparePage, packState);
