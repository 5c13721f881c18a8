import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A component in a chunk of its own. `load` brings the chunk; loaded before it is drawn, it is drawn at once. */
export interface SplitPage<P extends object> {
  Page: ComponentType<P>;
  load(): Promise<void>;
}

/**
 * Splits a page off. What the server drew must be loaded before hydration (`prepare` of the entry), or React would
 * find a gap where the HTML has a page; elsewhere the chunk may come late.
 */
export function splitPage<P extends object>(bring: () => Promise<ComponentType<P>>): SplitPage<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async () => {
    Loaded ??= await bring();
    return Loaded;
  };
  const Late = lazy(async () => ({ default: await load() }));

  function Page(props: P) {
    // One choice a mount: another type of component would lose the page's state when the chunk arrives.
    const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Late);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }

  return { Page, load: async () => void (await load()) };
}
