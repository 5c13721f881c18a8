import type { Message } from '@jobharbor/shared/contracts';
import type { ConnectedSite } from '@jobharbor/shared/employer-client';
import { isAppError } from '@jobharbor/shared/errors';
import { decide } from './decide.ts';
import {
  answerInterviews,
  type ChatOptions,
  decideOn,
  handleChat,
  type ViewedApplication,
} from './handle-chat.ts';
import { type Pace, pointIn } from './pace.ts';
import { createRecruiterClient } from './recruiter-client.ts';
import { openRecruiterSocket } from './recruiter-socket.ts';
import type { Credentials } from './sign-in.ts';

export interface DemoRecruiterOptions {
  /** The API, and the secret of the employers' site that it hands people over to. */
  site: ConnectedSite;
  /** Called at every sign-in, so that a login that was created later is found. */
  credentials: () => Promise<Credentials>;
  pace: Pace;
  report: (line: string) => void;
  /** How often to poll for what no socket event announced. */
  pollEveryMs?: number;
}

/** Plays the recruiters of the demonstration market until `stop`, as a client that knows nothing but the API. */
export function runDemoRecruiter(options: DemoRecruiterOptions): { stop(): void } {
  const { site, credentials, pace, report, pollEveryMs = 60_000 } = options;
  const stopping = new AbortController();
  const client = createRecruiterClient(site, credentials);
  const socket = openRecruiterSocket({
    apiUrl: site.origin,
    accessToken: client.accessToken,
    onTokenEnd: client.forgetToken,
    report,
    onOpen: () => {
      report('Connected: waiting for applications.');
      attempt(poll);
    },
    onEvent: (event) => {
      if (event.type === 'message' && isForRecruiter(event.message)) chats.handle(event.message.chat_id);
      if (event.type === 'application' && event.label === 'pending') attempt(pollNewApplications);
      if (event.type === 'application' && event.label === 'withdrawn')
        attempt(() => readWithdrawal(event.application_id));
      else if (event.type === 'application') attempt(() => answerInterviews(chatOptions));
    },
  });
  const chatOptions: ChatOptions = {
    client,
    pace,
    typing: socket.typing,
    signal: stopping.signal,
    report,
    onViewed: (application) => decisions.add(application),
  };

  /** Runs the work; failures while the API is down are retried by a later poll. */
  function attempt(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (stopping.signal.aborted || (isAppError(error) && error.status === 0)) return;
      report(`Failed, to be tried again: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  const chats = createChatQueue(stopping.signal, (chatId, done) =>
    attempt(() => handleChat(chatOptions, chatId).finally(done)),
  );
  const decisions = createDecisions({
    pace,
    // A question is answered before the decision is sent.
    isWaiting: (application) => chats.isHandling(application.chat_id ?? 0),
    decide: (application) => attempt(() => decideOn(chatOptions, application)),
  });

  async function pollNewApplications(): Promise<void> {
    for (const { chat_id } of await client.received('pending')) if (chat_id !== null) chats.handle(chat_id);
  }

  /** A withdrawn application is closed: only the reason can be read. */
  async function readWithdrawal(id: number): Promise<void> {
    const withdrawn = (await client.received('withdrawn')).find((application) => application.id === id);
    if (withdrawn)
      report(`Application ${id} was withdrawn: ${withdrawn.withdraw_reason ?? 'no reason given'}.`);
  }

  async function poll(): Promise<void> {
    await pollNewApplications();
    for (const application of await client.received('viewed')) decisions.add(application);
    for (const chat of await client.unreadChats()) chats.handle(chat.id);
    await answerInterviews(chatOptions);
  }

  const stopPolling = pollInTurn((done) => attempt(() => poll().finally(done)), pollEveryMs);
  return {
    stop() {
      stopping.abort();
      stopPolling();
      decisions.stop();
      socket.stop();
    },
  };
}

/** Starts `poll` at each interval unless the last one is not done: on a slow machine they would pile up. Returns the stop. */
function pollInTurn(poll: (done: () => void) => void, everyMs: number): () => void {
  let isPolling = false;
  const polling = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    poll(() => {
      isPolling = false;
    });
  }, everyMs);
  return () => clearInterval(polling);
}

/** Messages of the candidate, and the résumé that they share on request. */
const isForRecruiter = (message: Message): boolean =>
  message.sender === 'jobseeker' || (message.kind === 'resume' && message.state === 'accepted');

/** Handles each chat, never twice at once: a chat that is asked for meanwhile is handled again afterwards. */
function createChatQueue(signal: AbortSignal, start: (chatId: number, done: () => void) => void) {
  const inProgress = new Map<number, 'once' | 'again'>();
  function handle(chatId: number): void {
    if (inProgress.has(chatId)) {
      inProgress.set(chatId, 'again');
      return;
    }
    inProgress.set(chatId, 'once');
    start(chatId, () => {
      const isAgain = inProgress.get(chatId) === 'again';
      inProgress.delete(chatId);
      if (isAgain && !signal.aborted) handle(chatId);
    });
  }
  return { handle, isHandling: (chatId: number) => inProgress.has(chatId) };
}

interface DecisionOptions {
  pace: Pace;
  isWaiting(application: ViewedApplication): boolean;
  decide(application: ViewedApplication): void;
}

/** Decides each viewed application once, when its time has come. */
function createDecisions({ pace, isWaiting, decide: send }: DecisionOptions) {
  const timers = new Map<number, NodeJS.Timeout>();
  function decideAt(application: ViewedApplication, due: number): void {
    const decideNow = () => {
      if (isWaiting(application)) return decideAt(application, Date.now() + pace.reply.to);
      timers.delete(application.id);
      send(application);
    };
    timers.set(application.id, setTimeout(decideNow, Math.max(0, due - Date.now())));
  }
  return {
    add(application: ViewedApplication): void {
      if (timers.has(application.id) || decide(application.id, application.unmet_answers) === null) return;
      decideAt(application, application.applied_at * 1000 + pointIn(pace.decision, application.id));
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
