import { countryById, languageById, textTag } from '@jobharbor/shared/contracts';
import type { FrameRequest } from '../render/render-contract.ts';
import type { ServedSet } from './served-set.ts';

type RemoteRequest = Parameters<ServedSet['renderRemote']>[1];

/** Renders pages with a set that nobody has seen yet, so that its first visitor does not wait for cold processes. */
export interface SetWarmer {
  /** The set, whose renders for guests are remembered: the last one of the frame, and of each remote. */
  remember(set: ServedSet): ServedSet;
  /** Renders the frame again, and each remote of another version than rendered last. A failure is left to the first page. */
  warm(set: ServedSet): Promise<void>;
}

export function createSetWarmer(): SetWarmer {
  let frame: FrameRequest | undefined;
  const remotes = new Map<string, { version: string | undefined; request: RemoteRequest }>();

  async function warmFrame(set: ServedSet, request: FrameRequest): Promise<void> {
    const tag = textTagOf(request);
    if (tag === undefined) return;
    // The set caches its frames, with the texts in them.
    const texts = {
      [set.shell.contract.namespace]: await set.textsOf(set.shell, tag),
      places: await set.placeTextsOf(tag),
    };
    await set.renderFrame({
      ...request,
      texts: { ...request.texts, ...texts },
      contracts: set.contracts,
      now: Date.now(),
    });
  }

  async function warmRemote(set: ServedSet, name: string, request: RemoteRequest): Promise<void> {
    const release = set.remotes.get(name);
    const tag = textTagOf(request);
    if (!release || tag === undefined) return;
    const texts = await set.textsOf(release, tag);
    await set.renderRemote(name, {
      ...request,
      texts: { ...request.texts, [release.contract.namespace]: texts },
      now: Date.now(),
    });
  }

  return {
    remember: (set) => ({
      ...set,
      renderFrame(request) {
        if (request.user === null) frame = request;
        return set.renderFrame(request);
      },
      renderRemote(name, request, loan) {
        if (request.user === null)
          remotes.set(name, {
            version: set.remotes.get(name)?.version,
            request: { ...request, headers: {} },
          });
        return set.renderRemote(name, request, loan);
      },
    }),
    async warm(set) {
      const cold = [...remotes].filter(([name, { version }]) => set.remotes.get(name)?.version !== version);
      await Promise.allSettled([
        frame && warmFrame(set, frame),
        ...cold.map(([name, { request }]) => warmRemote(set, name, request)),
      ]);
    },
  };
}

/** Undefined for a language or country that is no longer known. */
function textTagOf({ languageId, countryId }: FrameRequest | RemoteRequest): string | undefined {
  const language = languageById(languageId);
  const country = countryById(countryId);
  return language && country && textTag({ language, country });
}
