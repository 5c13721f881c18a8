import { LRUCache } from 'lru-cache';
import { type FrameRequest, type FrameResult, validateFrame } from '../render/render-contract.ts';

type RenderFrame = (request: FrameRequest) => Promise<FrameResult>;

/** Frames of one set, of 15 KB each. */
const maxFrames = 200;
/** Milliseconds that a frame is kept: it shows the year, and nothing else of the time. */
const keptMs = 60_000;

/**
 * `renderFrame` of one set, with a cache of the frames of visitors without a name in the header. Theirs depend only on
 * language, country, address and route. Rejects if the shell's result is not a frame. `contracts` are the set's own; an
 * override serves it with others.
 */
export function cacheFrames(contracts: FrameRequest['contracts'], renderFrame: RenderFrame): RenderFrame {
  const frames = new LRUCache<string, FrameResult>({ max: maxFrames, ttl: keptMs });
  return async (request) => {
    const { languageId, countryId, pathname, search, route } = request;
    const key = JSON.stringify([languageId, countryId, pathname, search, route]);
    const isKept = request.user === null && request.contracts === contracts;
    const known = isKept ? frames.get(key) : undefined;
    if (known) return known;
    const frame = await renderFrame(request);
    validateFrame(frame);
    if (isKept) frames.set(key, frame);
    return frame;
  };
}
