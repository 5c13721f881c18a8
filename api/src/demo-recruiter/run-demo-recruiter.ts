import { isAppError } from '@jobharbor/shared/errors';
import { attendChat, type Desk, decideOn, type Undecided } from './attend-chat.ts';
import { decide } from './decide.ts';
import { type Pace, pointIn } from './pace.ts';
import { type Credentials, createRecruiterClient } from './recruiter-client.ts';
import { openRecruiterSocket } from './recruiter-socket.ts';

export interface DemoRecruiterOptions {
  apiUrl: string;
  /** Asked at every login, so that a secret made later is found. */
  credentials: () => Promise<Credentials>;
  pace: Pace;
  report: (line: string) => void;
  /** How often to look for what no news told of. */
  lookEveryMs?: number;
}

/** Plays the recruiters of the demonstration market until `stop`. A client like any other: it knows only the API. */
export function runDemoRecruiter(options: DemoRecruiterOptions): { stop(): void } {
  const { apiUrl, credentials, pace, report, lookEveryMs = 60_000 } = options;
  const stopping = new AbortController();
  const timers = new Map<number, NodeJS.Timeout>();
  const client = createRecruiterClient(apiUrl, credentials);
  const socket = openRecruiterSocket({
    apiUrl,
    cookie: client.cookie,
    onSessionEnd: client.forgetSession,
    report,
    onOpen: () => {
      report('At the desk: listening for applications.');
      attempt(catchUp);
    },
    onEvent: (event) => {
      if (event.type === 'message' && event.message.sender === 'jobseeker') attend(event.message.chat_id);
      if (event.type === 'application' && event.label === 'pending') attempt(lookForApplications);
    },
  });
  const desk: Desk = {
    client,
    pace,
    typing: socket.typing,
    signal: stopping.signal,
    report,
    onViewed: decideLater,
  };

  /** What fails while the API is away is found again when it is back. */
  function attempt(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (stopping.signal.aborted || (isAppError(error) && error.status === 0)) return;
      report(`Put off: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  const atWork = new Map<number, 'working' | 'again'>();

  /** One at a time in each chat; words that come meanwhile are looked at afterwards. */
  function attend(chatId: number): void {
    if (atWork.has(chatId)) {
      atWork.set(chatId, 'again');
      return;
    }
    atWork.set(chatId, 'working');
    attempt(() =>
      attendChat(desk, chatId).finally(() => {
        const isAgain = atWork.get(chatId) === 'again';
        atWork.delete(chatId);
        if (isAgain && !stopping.signal.aborted) attend(chatId);
      }),
    );
  }

  function decideLater(application: Undecided): void {
    if (timers.has(application.id) || decide(application.id) === null) return;
    const due = application.applied_at * 1000 + pointIn(pace.decision, application.id);
    decideAt(application, due);
  }

  function decideAt(application: Undecided, due: number): void {
    const timer = setTimeout(
      () => {
        // A question is answered before the decision falls.
        if (atWork.has(application.chat_id ?? 0)) return decideAt(application, Date.now() + pace.answer.to);
        timers.delete(application.id);
        attempt(() => decideOn(desk, application));
      },
      Math.max(0, due - Date.now()),
    );
    timers.set(application.id, timer);
  }

  async function lookForApplications(): Promise<void> {
    for (const { chat_id } of await client.received('pending')) if (chat_id !== null) attend(chat_id);
  }

  async function catchUp(): Promise<void> {
    await lookForApplications();
    for (const application of await client.received('viewed')) decideLater(application);
    for (const chat of await client.unreadChats()) attend(chat.id);
  }

  const look = setInterval(() => attempt(catchUp), lookEveryMs);
  return {
    stop() {
      stopping.abort();
      clearInterval(look);
      for (const timer of timers.values()) clearTimeout(timer);
      socket.stop();
    },
  };
}
