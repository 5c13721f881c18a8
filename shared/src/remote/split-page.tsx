import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** A lazy component. Once `load` has resolved, it renders without suspending. */
export interface SplitPage<P extends object> {
  Page: ComponentType<P>;
  load(): Promise<void>;
  isLoaded(): boolean;
}

/**
 * Code splitting for pages. Load the chunk of a server-rendered page before hydration (`prepare` of the entry): a page
 * that suspends while hydrating would remove its server-rendered content. A whole page needs a `fallback`: nothing else is
 * on the page while it loads.
 */
export function splitPage<P extends object>(
  loadPage: () => Promise<ComponentType<P>>,
  fallback?: ReactNode,
): SplitPage<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async () => {
    Loaded ??= await loadPage();
    return Loaded;
  };
  const LazyPage = lazyPart(load);

  function Page(props: P) {
    // Fixed for each mount: another component type would lose the page's state when the chunk arrives.
    const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? LazyPage);
    return (
      <Suspense fallback={fallback}>
        <Chosen {...props} />
      </Suspense>
    );
  }

  return { Page, load: async () => void (await load()), isLoaded: () => Loaded !== undefined };
}
