import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChatListSkeleton } from './features/list-chats/chat-list-skeleton.tsx';

const ChatHome = lazy(() => import('./pages/chat-home.tsx').then((m) => ({ default: m.ChatHome })));

export function App() {
  const page = (
    <Suspense fallback={<ChatListSkeleton />}>
      <ChatHome />
    </Suspense>
  );
  return (
    <Routes>
      <Route path="/chat-home" element={page}>
        <Route path=":chatId" element={null} />
      </Route>
    </Routes>
  );
}
