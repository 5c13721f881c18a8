import type { ServerResponse } from 'node:http';
import type { SocketEvent } from '@jobharbor/shared/contracts';
import type { ConnectedSite } from '@jobharbor/shared/employer-client';
import { isAppError } from '@jobharbor/shared/errors';
import { hasEnded } from '../../form-site/has-ended.ts';
import type { Visitor } from '../../form-site/visitor.ts';
import { openRecruiterSocket, type RecruiterSocket } from '../../recruiter/recruiter-socket.ts';

interface Options extends Pick<ConnectedSite, 'origin'> {
  renew(visitor: Visitor): Promise<void>;
  /** The token has ended: nobody is signed in by it any more. */
  onEnd(visitor: Visitor): void;
}

interface Watched {
  pages: Set<ServerResponse>;
  socket: RecruiterSocket;
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
const send = (page: ServerResponse, name: string, data = ''): void =>
  void page.write(`event: ${name}\ndata: ${data}\n\n`);

/** The pages that visitors have open, by server-sent events. They learn of news, and end with the token. */
export function createOpenPages({ origin, renew, onEnd }: Options) {
  const watched = new Map<Visitor, Watched>();

  function end(visitor: Visitor): void {
    const { pages, socket } = watched.get(visitor) ?? {};
    watched.delete(visitor);
    socket?.stop();
    for (const page of pages ?? []) {
      send(page, 'ended');
      page.end();
    }
  }

  const endWithToken = (visitor: Visitor): void => {
    onEnd(visitor);
    end(visitor);
  };

  /** One socket for all pages of a visitor. */
  function watch(visitor: Visitor): Watched {
    const pages = new Set<ServerResponse>();
    const socket = openRecruiterSocket({
      apiUrl: origin,
      async accessToken() {
        await renew(visitor).catch((error: unknown) => {
          if (isAppError(error) && hasEnded(error)) endWithToken(visitor);
          throw error;
        });
        return visitor.token.access_token;
      },
      onTokenEnd: () => endWithToken(visitor),
      onOpen: () => {},
      onEvent(event) {
        const subject = subjectOf(event);
        if (subject !== null) for (const page of pages) send(page, 'news', subject);
      },
      report: () => {},
    });
    const one = { pages, socket };
    watched.set(visitor, one);
    return one;
  }

  return {
    end,
    /** Answers a page's request for events. Without a visitor the page has ended. */
    open(visitor: Visitor | undefined, page: ServerResponse): void {
      page.writeHead(200, streamHeaders);
      if (visitor === undefined) {
        send(page, 'ended');
        return void page.end();
      }
      page.write(':\n\n');
      const one = watched.get(visitor) ?? watch(visitor);
      one.pages.add(page);
      page.on('close', () => {
        one.pages.delete(page);
        if (one.pages.size > 0) return;
        one.socket.stop();
        if (watched.get(visitor) === one) watched.delete(visitor);
      });
    },
  };
}

/** Subject of a socket frame, as pages name it in `data-news`; null for frames that change no page. */
function subjectOf(event: SocketEvent): string | null {
  switch (event.type) {
    case 'message':
      return `chat-${event.message.chat_id}`;
    case 'chat':
      return `chat-${event.chat_id}`;
    case 'application':
      return `application-${event.application_id}`;
    default:
      return null;
  }
}
