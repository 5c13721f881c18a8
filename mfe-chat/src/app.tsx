import { lazyPart, PageSuspense, useUser } from '@jobharbor/shared/remote';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChatListSkeleton } from './features/list-chats/chat-list-skeleton.tsx';

/** List, thread and composer are shown together, so they share one named chunk. */
const Chats = lazyPart(async () => {
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
});

const Ask = lazyPart(async () => (await import('./features/ask-before-applying/ask-page.tsx')).AskPage);

/** Beside the thread of a chat without an application. */
const StartedChat = lazyPart(
  async () => (await import('./features/ask-before-applying/started-chat.tsx')).StartedChat,
);

const Employers = lazyPart(
  async () => (await import('./features/leave-to-employers/employers-page.tsx')).EmployersPage,
);

export function App() {
  const isRecruiter = useUser()?.role === 'recruiter';
  const page = <Suspense fallback={<ChatListSkeleton />}>{isRecruiter ? <Employers /> : <Chats />}</Suspense>;
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
      <Route path="/chat-home" element={page}>
        <Route path=":chatId" element={null} />
      </Route>
    </Routes>
  );
}
