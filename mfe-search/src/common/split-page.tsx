import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A component in a chunk of its own. Once `load` has resolved, it renders without suspending. */
export interface SplitPage<P extends object> {
  Page: ComponentType<P>;
  load(): Promise<void>;
  isLoaded(): boolean;
}

/**
 * Splits a page into a chunk of its own. Load the chunk of a server-drawn page before hydration (`prepare` of the entry):
 * a page that suspends while it hydrates leaves a gap where the HTML has content.
 */
export function splitPage<P extends object>(loadPage: () => Promise<ComponentType<P>>): SplitPage<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async () => {
    Loaded ??= await loadPage();
    return Loaded;
  };
  const LazyPage = lazy(async () => ({ default: await load() }));

  function Page(props: P) {
    // Chosen once a mount: another component type would drop the page's state when the chunk arrives.
    const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? LazyPage);
    return (
      <Suspense>
        <Chosen {...props} />
      </Suspense>
    );
  }

  return { Page, load: async () => void (await load()), isLoaded: () => Loaded !== undefined };
}
