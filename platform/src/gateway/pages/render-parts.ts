import { errorCode, isApiError } from '@jobharbor/shared/errors';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { inSpan, type TraceContext, traceHeaders } from '@jobharbor/shared/tracing';
import pTimeout from 'p-timeout';
import type { JobFlags } from '../../page-cache/job-marks.ts';
import { type RemoteResult, validateRenderResult } from '../../render/render-contract.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import { ApiDown } from '../api/api-breaker.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageRequest } from './page-request.ts';
import { type RenderEvents, renderMembersPart } from './render-members-part.ts';

const renderLimit = 3_000;

/** What the server rendered: the remote's part, if it did, and the shell's frame around it. */
export type RenderedParts = Awaited<ReturnType<typeof renderParts>>;

/** Renders the remote's part and the frame in parallel, in separate processes. */
export async function renderParts(request: PageRequest, facts: PageFacts) {
  const { set, address } = request;
  const { release, route, isRenderedHere, ownTexts, texts, user, now } = facts;
  const asked = {
    pathname: address.canonicalPath,
    search: request.search,
    languageId: address.language.id,
    countryId: address.country.id,
    texts,
    user,
    now,
  };
  let hasApiFailed = false;
  let isRefused = false;
  const on: RenderEvents = {
    apiFailure: () => {
      hasApiFailed = true;
    },
    refused: () => {
      isRefused = true;
    },
  };
  const renderRemote = async ({ name, contract }: Release): Promise<RemotePart> => {
    const [jobFlags, flags] = await Promise.all([facts.jobFlags, request.flagsFor(contract)]);
    const common = { ...asked, flags, timeZone: request.timeZone };
    const shared = await renderMembersPart(request, facts, jobFlags, (nobody, events) =>
      renderRemotePart(request, name, { ...common, ...nobody }, events),
    );
    if (shared === null)
      return {
        drawn: await renderRemotePart(request, name, { ...common, jobFlags }, on, facts.session),
        now,
      };
    hasApiFailed ||= shared.hasApiFailed;
    isRefused ||= shared.isRefused;
    return { drawn: shared.drawn, now: shared.now, jobFlags };
  };
  const nothingDrawn: RemotePart = { drawn: null, now };
  const [part, frame] = await Promise.all([
    isRenderedHere && release && ownTexts ? renderRemote(release) : nothingDrawn,
    inSpan(request.trace, 'render frame', { 'jobharbor.version': set.shell.version }, () =>
      set.renderFrame({ ...asked, route, contracts: set.contracts }),
    ),
  ]);
  return { ...part, jobFlags: part.jobFlags, frame, hasApiFailed, isRefused };
}

/** The remote's part of a page, and the time that it was rendered for. */
interface RemotePart {
  drawn: RemoteResult | null;
  now: number;
  /** What the person saved, where the part is one that signed-in people share and therefore holds none of it. */
  jobFlags?: JobFlags | undefined;
}

async function renderRemotePart(
  { set, headers, breaker, drawInTurn, trace, log }: PageRequest,
  name: string,
  facts: Omit<Parameters<ServedSet['renderRemote']>[1], 'headers'>,
  on: RenderEvents,
  session?: PageFacts['session'],
): Promise<RemoteResult | null> {
  const gone = new AbortController();
  try {
    const render = (own: TraceContext) => {
      const request = { ...facts, headers: { ...headers, ...traceHeaders(own) } };
      return pTimeout(
        drawInTurn(gone.signal, () =>
          breaker.guard(async () => set.renderRemote(name, request, { onFailure: on.apiFailure, session })),
        ),
        {
          milliseconds: renderLimit,
          message: `The server render of ${name} took longer than ${renderLimit} ms.`,
        },
      );
    };
    const attributes = { 'jobharbor.set': set.id, 'jobharbor.version': set.remotes.get(name)?.version };
    const result = await inSpan(trace, `render ${name}`, attributes, render);
    if (result) validateRenderResult(result, facts.pathname + facts.search);
    return result;
  } catch (error) {
    // The breaker logs it once.
    if (error instanceof ApiDown) return null;
    // Drawing is for others now: no fault of the release.
    if (isApiError(error) && error.code === errorCode.overloaded) {
      on.refused();
      return null;
    }
    log.error(
      { err: error, remote: name, set: set.id },
      'a server render failed; the browser will draw the page',
    );
    return null;
  } finally {
    gone.abort();
  }
}
