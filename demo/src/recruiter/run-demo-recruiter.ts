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
  apiUrl: string;
  /** Called at every sign-in, so that a login that was created later is found. */
  credentials: () => Promise<Credentials>;
  pace: Pace;
  report: (line: string) => void;
  /** How often to poll for what no socket event announced. */
  pollEveryMs?: number;
}

/** Plays the recruiters of the demonstration market until `stop`, as a client that knows nothing but the API. */
export function runDemoRecruiter(options: DemoRecruiterOptions): { stop(): void } {
  const { apiUrl, credentials, pace, report, pollEveryMs = 60_000 } = options;
  const stopping = new AbortController();
  const timers = new Map<number, NodeJS.Timeout>();
  const client = createRecruiterClient(apiUrl, credentials);
  const socket = openRecruiterSocket({
    apiUrl,
    cookie: client.cookie,
    onSessionEnd: client.forgetSession,
    report,
    onOpen: () => {
      report('Connected: waiting for applications.');
      attempt(poll);
    },
    onEvent: (event) => {
      if (event.type === 'message' && event.message.sender === 'jobseeker') handle(event.message.chat_id);
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
    onViewed: decideLater,
  };

  /** Runs the work; failures while the API is down are retried by a later poll. */
  function attempt(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (stopping.signal.aborted || (isAppError(error) && error.status === 0)) return;
      report(`Failed, to be tried again: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  const inProgress = new Map<number, 'once' | 'again'>();

  /** Handles a chat, never concurrently: messages that arrive meanwhile are handled afterwards. */
  function handle(chatId: number): void {
    if (inProgress.has(chatId)) {
      inProgress.set(chatId, 'again');
      return;
    }
    inProgress.set(chatId, 'once');
    attempt(() =>
      handleChat(chatOptions, chatId).finally(() => {
        const isAgain = inProgress.get(chatId) === 'again';
        inProgress.delete(chatId);
        if (isAgain && !stopping.signal.aborted) handle(chatId);
      }),
    );
  }

  function decideLater(application: ViewedApplication): void {
    if (timers.has(application.id) || decide(application.id, application.unmet_answers) === null) return;
    const due = application.applied_at * 1000 + pointIn(pace.decision, application.id);
    decideAt(application, due);
  }

  function decideAt(application: ViewedApplication, due: number): void {
    const timer = setTimeout(
      () => {
        // A question is answered before the decision is sent.
        if (inProgress.has(application.chat_id ?? 0))
          return decideAt(application, Date.now() + pace.reply.to);
        timers.delete(application.id);
        attempt(() => decideOn(chatOptions, application));
      },
      Math.max(0, due - Date.now()),
    );
    timers.set(application.id, timer);
  }

  async function pollNewApplications(): Promise<void> {
    for (const { chat_id } of await client.received('pending')) if (chat_id !== null) handle(chat_id);
  }

  /** A withdrawn application is closed: only the reason can be read. */
  async function readWithdrawal(id: number): Promise<void> {
    const withdrawn = (await client.received('withdrawn')).find((application) => application.id === id);
    if (withdrawn)
      report(`Application ${id} was withdrawn: ${withdrawn.withdraw_reason ?? 'no reason given'}.`);
  }

  async function poll(): Promise<void> {
    await pollNewApplications();
    for (const application of await client.received('viewed')) decideLater(application);
    for (const chat of await client.unreadChats()) handle(chat.id);
    await answerInterviews(chatOptions);
  }

  const polling = setInterval(() => attempt(poll), pollEveryMs);
  return {
    stop() {
      stopping.abort();
      clearInterval(polling);
      for (const timer of timers.values()) clearTimeout(timer);
      socket.stop();
    },
  };
}
