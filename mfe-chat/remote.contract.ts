import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-chat',
  team: 'chat',
  routes: [
    { path: '/chat-home', access: 'protected', chunk: 'chats', reads: ['GET /jobApplication/chats'] },
    { path: '/chat-home/ask/:jobId', access: 'protected', sample: '/chat-home/ask/1' },
    { path: '/chat-home/:chatId', access: 'protected', sample: '/chat-home/1', chunk: 'chats' },
  ],
  fills: ['header-actions'],
  offers: ['interview-card', 'offer-card'],
  places: [
    {
      text: 'messages',
      path: '/chat-home',
      areas: ['tabs'],
      order: 30,
      icon: 'message-circle',
      badge: { text: 'unread', source: { event: 'chat:unread' } },
    },
  ],
  realtime: {
    socket: '/jobApplication/socket',
    topics: ['message', 'refused', 'receipt', 'typing', 'application', 'chat', 'chat-draft'],
  },
  namespace: 'chat',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jhc',
  budget: { entry: 15_000, route: 65_000, page: 95_000 },
});
