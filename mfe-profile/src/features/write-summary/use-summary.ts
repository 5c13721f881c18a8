import { rewriteCareerSummary } from '@jobharbor/shared/calls/aicv/rewrite-career-summary';
import { writeCareerSummary } from '@jobharbor/shared/calls/aicv/write-career-summary';
import {
  type RewriteType,
  type SummaryEvent,
  type SummaryFact,
  type SummarySentence,
  summaryEvent,
} from '@jobharbor/shared/contracts/profile/career-summary';
import { type AppError, errorCode, hasCode, toAppError } from '@jobharbor/shared/errors';
import { type HttpClient, streamCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { useEffect, useRef, useState } from 'react';

/** A generated text, complete or in progress. */
export interface SummaryDraft {
  /** Undefined from an API older than ids: only the latest text can be accepted. */
  id: number | undefined;
  writer: 'model' | 'built_in';
  facts: readonly SummaryFact[];
  sentences: readonly SummarySentence[];
  creditsLeft: number;
  /** Seconds until new credits. */
  renewsAt: number;
}

/** `draft` is null if there is no sentence, of an earlier text neither. `failure`: the error text for the person. */
export type SummaryState =
  | { status: 'idle' }
  | { status: 'writing'; draft: SummaryDraft | null }
  | { status: 'ended'; draft: SummaryDraft; by: 'end' | 'stop' }
  | { status: 'failed'; draft: SummaryDraft | null; failure: { text: string } | { error: AppError } };

/**
 * Streams a generated summary, sentence by sentence. Aborted on unmount. The previous text stays: it is shown again
 * where the new one fails or stops before its first sentence. Otherwise it can be brought back.
 */
export function useSummary() {
  const { http } = useRemote();
  const [writing, setWriting] = useState<SummaryState>({ status: 'idle' });
  const [earlier, setEarlier] = useState<SummaryDraft | null>(null);
  const lastType = useRef<RewriteType | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function write(rewriteType: RewriteType | null): Promise<void> {
    // A second click may come before React has rendered the state.
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    lastType.current = rewriteType;
    const before = writing.status === 'idle' ? null : writing.draft;
    let draft: SummaryDraft | null = null;
    /** Content at the end. */
    const ended = () => {
      const isEmpty = draft === null || draft.sentences.length === 0;
      setEarlier(isEmpty ? null : before);
      return isEmpty ? before : draft;
    };
    let failure: { text: string } | null = null;
    const onEvent = (event: SummaryEvent) => {
      if (event.type === 'failed') failure = { text: event.message };
      draft = afterEvent(draft, event);
      setWriting({ status: 'writing', draft });
    };
    const options = { event: summaryEvent, onEvent, signal: control.signal };
    setWriting({ status: 'writing', draft: null });
    try {
      // The text that is shown, which the person may have brought back: not always the server's latest.
      await streamSummary(http, rewriteType, before?.id, options);
      const shown = ended();
      setWriting(
        failure || !shown
          ? { status: 'failed', draft: shown, failure: failure ?? { text: '' } }
          : { status: 'ended', draft: shown, by: 'end' },
      );
    } catch (error) {
      const shown = ended();
      if (control.signal.aborted)
        setWriting(shown ? { status: 'ended', draft: shown, by: 'stop' } : { status: 'idle' });
      else setWriting({ status: 'failed', draft: shown, failure: { error: toAppError(error) } });
    } finally {
      running.current = null;
    }
  }

  return {
    writing,
    write: (rewriteType: RewriteType | null = null) => void write(rewriteType),
    /** Writes as the last time; anew where there is too little text to rewrite. */
    retry(): void {
      const failure = writing.status === 'failed' ? writing.failure : null;
      const isTooShort = failure && 'error' in failure && hasCode(failure.error, errorCode.aiTextTooShort);
      void write(isTooShort ? null : lastType.current);
    },
    /** The text before the last rewrite, if it can be brought back. */
    earlier: earlier?.id === undefined ? null : earlier,
    /** Exchanges the text and the one before. */
    bringBack(): void {
      if (earlier === null || writing.status === 'idle' || writing.status === 'writing') return;
      setEarlier(writing.draft);
      setWriting({ status: 'ended', draft: earlier, by: 'end' });
    },
    stop: () => running.current?.abort(),
    /** Called when the text is in the profile. */
    finish() {
      setEarlier(null);
      setWriting({ status: 'idle' });
    },
  };
}

/** A new text, or another one of the text `id`. */
function streamSummary(
  http: HttpClient,
  rewriteType: RewriteType | null,
  id: number | undefined,
  options: Parameters<typeof streamCall<typeof writeCareerSummary, SummaryEvent>>[3],
): Promise<void> {
  if (rewriteType === null) return streamCall(http, writeCareerSummary, { body: { stream: true } }, options);
  const body = { stream: true as const, rewrite_type: rewriteType, ...(id !== undefined && { id }) };
  return streamCall(http, rewriteCareerSummary, { body }, options);
}

function afterEvent(draft: SummaryDraft | null, event: SummaryEvent): SummaryDraft | null {
  switch (event.type) {
    case 'start': {
      const { id, writer, facts, credits_left: creditsLeft, renews_at: renewsAt } = event;
      return { id, writer, facts, sentences: [], creditsLeft, renewsAt };
    }
    case 'sentence': {
      const { text, facts } = event;
      return draft && { ...draft, sentences: [...draft.sentences, { text, facts }] };
    }
    case 'end':
    case 'failed':
      return draft;
  }
}
