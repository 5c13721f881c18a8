/** Milliseconds before each retry of a file. */
const retryDelays = [200, 1_000];

type LoadScript = (address: string, done: (event: Event) => void, key?: string, chunk?: string) => void;
type LoadStyle = (chunk: string, promises: Promise<unknown>[], ...rest: unknown[]) => void;

/** Members of the bundler's runtime that load the files of a chunk. */
export interface ChunkLoaders {
  /** Address below which the files of the build are. */
  p?: string;
  f: Record<string, (chunk: string, promises: unknown[]) => void>;
  l?: LoadScript;
}

/** Another address of a release's file, which no cache has an answer for: the gateway leaves `~…/` out. */
const retryAddress = (address: string): string =>
  address.replace(/\/assets\/[^/]+\/[^/]+\/(?:~[^/]+\/)*/, `$&~${Date.now().toString(36)}/`);

/**
 * Requests a chunk's script and style again, from other addresses, before its import fails. Scripts are known by their
 * address alone. Two copies of a build use the same chunk names, so each would wait for the script of the other.
 */
export function retryChunks(bundle: ChunkLoaders): void {
  const { l: load } = bundle;
  const loadStyle = bundle.f.miniCss as LoadStyle | undefined;
  if (load)
    bundle.l = (first, done, _key, chunk) => {
      const request = (address: string, [delay, ...later]: readonly number[]) =>
        load(
          address,
          (event) => {
            if (event.type === 'load' || delay === undefined) done(event);
            else setTimeout(() => request(retryAddress(first), later), delay);
          },
          address,
          chunk,
        );
      request(first, retryDelays);
    };
  if (!loadStyle) return;
  bundle.f.miniCss = (chunk, promises, ...rest: unknown[]) => {
    const request = async ([delay, ...later]: readonly number[], base?: string): Promise<void> => {
      const requested: Promise<unknown>[] = [];
      const { p } = bundle;
      // The address is composed of it, at once.
      if (base) bundle.p = base;
      loadStyle(chunk, requested, ...rest);
      if (p) bundle.p = p;
      try {
        await Promise.all(requested);
      } catch (failure) {
        if (delay === undefined) throw failure;
        await new Promise((resolve) => setTimeout(resolve, delay));
        await request(later, p && retryAddress(p));
      }
    };
    promises.push(request(retryDelays));
  };
}
