import { packState } from '@jobharbor/shared/remote';
import {
  createServerRender,
  forgetFailure,
  type Preparation,
  type Prepared,
} from '@jobharbor/shared/remote/server';
import { App, loadList } from './app.tsx';
import { readChatView } from './common/use-chat-view.ts';
import { chatsQuery } from './features/list-chats/use-chats.ts';

/** Loads the list of chats and the code of its page before it is rendered. Employers have their chats on another site. */
async function preparePage(preparation: Preparation): Promise<Prepared | undefined> {
  const { queryClient, http, search, user } = preparation;
  await loadList(user);
  if (user?.role !== 'jobseeker') return;
  const query = chatsQuery(http, user.id, readChatView(search));
  await queryClient.prefetchInfiniteQuery({ ...query, retry: false });
  forgetFailure(preparation, query.queryKey);
}

export const render = createServerRender('mfe-chat', App, preparePage, packState);
