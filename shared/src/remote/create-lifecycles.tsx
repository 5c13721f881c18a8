import { type DehydratedState, hydrate } from '@tanstack/react-query';
import * as React from 'react';
import { flushSync } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteProps } from './remote-props.ts';
import { RemoteRoot } from './remote-root.tsx';

/** What a remote's entry exposes. Each settles or is given up by the shell after its time limit. */
export interface Lifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/**
 * Lifecycles of a page or of a slot's filler, made with single-spa-react. A fresh set per mount, because
 * single-spa-react keeps roots by name: a crashed mount must not block the next one.
 *
 * `prepare` is awaited before the first mount: a remote that draws on the server and splits its pages loads the chunk
 * of the current address there, so that hydration finds the very components that drew the HTML. `unpack` is
 * `unpackState` where the remote's server render packs its state.
 */
export function createLifecycles(
  App: React.ComponentType,
  prepare?: (props: RemoteProps) => Promise<void>,
  unpack: (state: unknown) => unknown = (state) => state,
): Lifecycles {
  const mounted = new WeakMap<HTMLElement, Lifecycles>();
  return {
    bootstrap: async (props) => prepare?.(props),
    async mount(props) {
      const own = lifecyclesFor(App, props, unpack);
      mounted.set(props.domElement, own);
      await own.bootstrap(props);
      await own.mount(props);
    },
    async unmount(props) {
      await mounted.get(props.domElement)?.unmount(props);
      mounted.delete(props.domElement);
    },
  };
}

let mounts = 0;

function lifecyclesFor(
  App: React.ComponentType,
  props: RemoteProps,
  unpack: (state: unknown) => unknown,
): Lifecycles {
  const { domElement, onCrash } = props;
  const isHydrating = domElement.hasChildNodes();
  if (props.serverState) hydrate(props.queryClient, unpack(props.serverState) as DehydratedState);
  mounts += 1;
  // React numbers generated ids per root while hydrating: without a prefix of its own, two roots share ids.
  const rootOptions = {
    identifierPrefix: isHydrating ? `${props.name}-` : `${props.name}-${mounts}-`,
    onUncaughtError: onCrash,
    onRecoverableError: (error: unknown) =>
      props.telemetry.report('hydration-mismatch', { remote: props.name, text: String(error) }),
  };
  const made = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => renderAtOnce(ReactDOMClient.createRoot(element, rootOptions)),
      hydrateRoot: (element: HTMLElement, node: React.ReactNode) =>
        hydrateInSlices(() => ReactDOMClient.hydrateRoot(element, node, rootOptions)),
    },
    renderType: isHydrating ? 'hydrateRoot' : 'createRoot',
    domElementGetter: () => domElement,
    rootComponent: () => (
      <BrowserRoot props={props} isHydrating={isHydrating}>
        <App />
      </BrowserRoot>
    ),
    errorBoundary: (error) => {
      // After this render: the shell may unmount the crashed root, which React forbids while it renders.
      queueMicrotask(() => onCrash(error));
      return <span hidden />;
    },
  });
  return made as unknown as Lifecycles;
}

/**
 * A remote in the time zone of its visitor. The server draws a first visit in UTC, since no cookie has told it yet: a
 * hydration begins with that, and changes to the browser's.
 */
function BrowserRoot({
  props,
  isHydrating,
  children,
}: {
  props: RemoteProps;
  isHydrating: boolean;
  children: React.ReactNode;
}) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone || props.timeZone;
  const [timeZone, setTimeZone] = React.useState(isHydrating ? props.timeZone : own);
  React.useEffect(() => React.startTransition(() => setTimeZone(own)), [own]);
  return (
    <RemoteRoot environment={timeZone === props.timeZone ? props : { ...props, timeZone }}>
      {children}
    </RemoteRoot>
  );
}

/**
 * Hydrates as a transition, which React does in slices: between them the page answers. Outside a transition a page
 * is hydrated in one task, which blocks a slow phone for a fifth of a second.
 */
function hydrateInSlices(hydrate: () => ReactDOMClient.Root): ReactDOMClient.Root {
  let root: ReactDOMClient.Root | undefined;
  React.startTransition(() => {
    root = hydrate();
  });
  // A transition's function runs at once.
  return root as ReactDOMClient.Root;
}

/**
 * A root whose first drawing does not wait for a turn of its own: the page that stood has been taken away in this one,
 * and a turn between them is a frame in which the visitor sees nothing.
 */
const renderAtOnce = (root: ReactDOMClient.Root): ReactDOMClient.Root => ({
  render: (node) => flushSync(() => root.render(node)),
  unmount: () => root.unmount(),
});
