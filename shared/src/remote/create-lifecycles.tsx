import { type DehydratedState, hydrate } from '@tanstack/react-query';
import * as React from 'react';
import { flushSync } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { deviceTimeZone } from '../browser/environment.ts';
import { nextTask } from './next-task.ts';
import type { RemoteProps } from './remote-props.ts';
import { RemoteRoot } from './remote-root.tsx';

/** Lifecycles that a remote's entry exposes. The shell abandons each after its timeout. */
export interface Lifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/**
 * Lifecycles of a page or of a slot's filler, made with single-spa-react. Create a new set for each mount, because
 * single-spa-react keeps roots by name: a crashed mount must not block the next one. `prepare` is awaited before the
 * first mount. A server-rendered remote with code splitting loads the chunk of the current address there, so that
 * hydration finds the same components. `unpack` is `unpackState` where the remote's server render packs its state.
 */
export function createLifecycles(
  App: React.ComponentType,
  prepare?: (props: RemoteProps) => Promise<void>,
  unpack: (state: unknown, props: RemoteProps) => unknown = (state) => state,
): Lifecycles {
  const mounted = new WeakMap<HTMLElement, Lifecycles>();
  return {
    async bootstrap(props) {
      await prepare?.(props);
      // The code of the page has run in this task; hydration or the first render begins in another.
      await nextTask();
    },
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
  unpack: (state: unknown, props: RemoteProps) => unknown,
): Lifecycles {
  const { domElement, onCrash } = props;
  const isHydrating = domElement.hasChildNodes();
  const { pathname } = location;
  if (props.serverState) hydrate(props.queryClient, unpack(props.serverState, props) as DehydratedState);
  mounts += 1;
  // React numbers generated ids per root while hydrating: without a prefix of its own, two roots share ids.
  const rootOptions = {
    identifierPrefix: isHydrating ? `${props.name}-` : `${props.name}-${mounts}-`,
    onUncaughtError: onCrash,
    onRecoverableError: (error: unknown) => {
      // Parts that are not hydrated yet differ from their HTML once somebody has gone on to another page: no fault.
      if (location.pathname === pathname)
        props.telemetry.report('hydration-mismatch', { remote: props.name, text: String(error) });
    },
  };
  const ownTimeZone = deviceTimeZone() ?? props.timeZone;
  const environment = { ...props, ownTimeZone, timeZone: isHydrating ? props.timeZone : ownTimeZone };
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
      <RemoteRoot environment={environment}>
        <App />
      </RemoteRoot>
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
 * Hydrates as a transition, which React does in slices (concurrent rendering) that keep the page responsive. Outside a
 * transition hydration is one task, which blocks a slow phone for a fifth of a second.
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
 * Renders the first time synchronously (`flushSync`): the previous page was removed in this task, and a later one would
 * paint an empty frame.
 */
const renderAtOnce = (root: ReactDOMClient.Root): ReactDOMClient.Root => ({
  render: (node) => flushSync(() => root.render(node)),
  unmount: () => root.unmount(),
});
