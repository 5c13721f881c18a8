import type { SessionUser } from '@jobharbor/shared/contracts';
import { lazyPart, PageSuspense, splitPage, useUser } from '@jobharbor/shared/remote';
import { Route, Routes } from 'react-router-dom';
import { ChatListSkeleton } from './features/list-chats/chat-list-skeleton.tsx';

/** List, thread and composer are shown together, so they share one named chunk. */
const chats = splitPage(
  async () => {
    const [{ ChatsPage }, { ThreadPage }, { Composer }] = await Promise.all([
      import(/* webpackChunkName: "chats" */ './features/list-chats/chats-page.tsx'),
      import(/* webpackChunkName: "chats" */ './features/read-thread/thread-page.tsx'),
      import(/* webpackChunkName: "chats" */ './features/write-message/composer.tsx'),
    ]);
    return () => (
      <ChatsPage
        renderThread={(chatId, isPage) => (
          <ThreadPage key={chatId} chatId={chatId} isPage={isPage} {...{ Composer, StartedChat }} />
        )}
      />
    );
  },
  <ChatListSkeleton />,
);

const Ask = lazyPart(async () => (await import('./features/ask-before-applying/ask-page.tsx')).AskPage);

/** Beside the thread of a chat without an application. */
const StartedChat = lazyPart(
  async () => (await import('./features/ask-before-applying/started-chat.tsx')).StartedChat,
);

const employers = splitPage(
  async () => (await import('./features/leave-to-employers/employers-page.tsx')).EmployersPage,
  <ChatListSkeleton />,
);

const isEmployers = (user: SessionUser | null) => user?.role === 'recruiter';

export function App() {
  const { Page } = isEmployers(useUser()) ? employers : chats;
  return (
    <Routes>
      <Route
        path="/chat-home/ask/:jobId"
        element={
          <PageSuspense fallback={<ChatListSkeleton />}>
            <Ask />
          </PageSuspense>
        }
      />
      <Route path="/chat-home" element={<Page />}>
        <Route path=":chatId" element={null} />
      </Route>
    </Routes>
  );
}

/** Loads the code of the list, so that hydration matches the server's HTML. */
export const loadList = (user: SessionUser | null): Promise<void> =>
  (isEmployers(user) ? employers : chats).load();
