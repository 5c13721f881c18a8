import { rewriteCareerSummary } from '@jobharbor/shared/contracts/calls/rewrite-career-summary';
import { writeCareerSummary } from '@jobharbor/shared/contracts/calls/write-career-summary';
import {
  type RewriteType,
  type SummaryEvent,
  type SummaryFact,
  type SummarySentence,
  summaryEvent,
} from '@jobharbor/shared/contracts/career-summary';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { streamCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { useEffect, useRef, useState } from 'react';

/** A generated text, complete or in progress. */
export interface SummaryDraft {
  writer: 'model' | 'built_in';
  facts: readonly SummaryFact[];
  sentences: readonly SummarySentence[];
  creditsLeft: number;
  /** Seconds until new credits. */
  renewsAt: number;
}

/** `draft` is null if it failed before the first sentence. `failure`: the error text for the person. */
export type SummaryState =
  | { status: 'idle' }
  | { status: 'writing'; draft: SummaryDraft | null }
  | { status: 'ended'; draft: SummaryDraft; by: 'end' | 'stop' }
  | { status: 'failed'; draft: SummaryDraft | null; failure: { text: string } | { error: AppError } };

/** Streams a generated summary, sentence by sentence. Aborted on unmount. */
export function useSummary() {
  const { http } = useRemote();
  const [writing, setWriting] = useState<SummaryState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function write(rewriteType: RewriteType | null): Promise<void> {
    // A second click may come before React has rendered the state.
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    let draft: SummaryDraft | null = null;
    let failure: { text: string } | null = null;
    const onEvent = (event: SummaryEvent) => {
      if (event.type === 'failed') failure = { text: event.message };
      draft = afterEvent(draft, event);
      setWriting({ status: 'writing', draft });
    };
    const options = { event: summaryEvent, onEvent, signal: control.signal };
    setWriting({ status: 'writing', draft: null });
    try {
      await (rewriteType === null
        ? streamCall(http, writeCareerSummary, { body: { stream: true } }, options)
        : streamCall(
            http,
            rewriteCareerSummary,
            { body: { stream: true, rewrite_type: rewriteType } },
            options,
          ));
      setWriting(
        failure || !draft
          ? { status: 'failed', draft, failure: failure ?? { text: '' } }
          : { status: 'ended', draft, by: 'end' },
      );
    } catch (error) {
      const isStopped = control.signal.aborted;
      const { sentences } = (draft as SummaryDraft | null) ?? { sentences: [] };
      if (isStopped)
        setWriting(
          draft && sentences.length > 0 ? { status: 'ended', draft, by: 'stop' } : { status: 'idle' },
        );
      else setWriting({ status: 'failed', draft, failure: { error: toAppError(error) } });
    } finally {
      running.current = null;
    }
  }

  return {
    writing,
    write: (rewriteType: RewriteType | null = null) => void write(rewriteType),
    stop: () => running.current?.abort(),
    /** Called when the text is in the profile. */
    finish: () => setWriting({ status: 'idle' }),
  };
}

function afterEvent(draft: SummaryDraft | null, event: SummaryEvent): SummaryDraft | null {
  switch (event.type) {
    case 'start': {
      const { writer, facts, credits_left: creditsLeft, renews_at: renewsAt } = event;
      return { writer, facts, sentences: [], creditsLeft, renewsAt };
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
