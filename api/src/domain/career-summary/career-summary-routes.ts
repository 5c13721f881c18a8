import { Readable } from 'node:stream';
import { acceptCareerSummary } from '@jobharbor/shared/calls/aicv/accept-career-summary';
import { rewriteCareerSummary } from '@jobharbor/shared/calls/aicv/rewrite-career-summary';
import { writeCareerSummary } from '@jobharbor/shared/calls/aicv/write-career-summary';
import type { SummaryEvent } from '@jobharbor/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { acceptSummary } from './summary-repository.ts';
import { type SummaryOrder, writeSummary } from './write-summary.ts';

/** Routes that generate career summaries from the profile. */
export function careerSummaryRoutes(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  async function stream(
    request: FastifyRequest,
    reply: FastifyReply,
    order: Omit<SummaryOrder, 'signal' | 'language'>,
  ): Promise<Readable> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const report = (error: unknown) => request.log.warn({ err: error }, 'a summary was not written');
    const events = await writeSummary(
      { ...dependencies, report },
      { ...order, language: request.market.language.value, signal: gone.signal },
    );
    reply.type('text/event-stream; charset=utf-8');
    return Readable.from(toText(events), { objectMode: false });
  }

  serve(app, writeCareerSummary, async ({ body, session: { accountId }, request, reply }) =>
    stream(request, reply, {
      accountId,
      preferenceId: body.job_preference_id ?? null,
      rewriteType: body.rewrite_type ?? null,
      isRewrite: false,
      id: undefined,
    }),
  );

  serve(app, rewriteCareerSummary, async ({ body, session: { accountId }, request, reply }) =>
    stream(request, reply, {
      accountId,
      preferenceId: body.job_preference_id ?? null,
      rewriteType: body.rewrite_type,
      isRewrite: true,
      id: body.id,
    }),
  );

  serve(app, acceptCareerSummary, async ({ body, session: { accountId } }) =>
    acceptSummary(db, { accountId, id: body.id, keep: body.keep, now: clock() }),
  );
}

/** Server-sent events; comments as heartbeats keep the connection alive. */
async function* toText(events: AsyncGenerator<SummaryEvent | null>): AsyncGenerator<string> {
  for await (const event of events) yield event === null ? ':\n\n' : `data: ${JSON.stringify(event)}\n\n`;
}
