import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import type { Lifecycles } from '../remote/create-lifecycles.tsx';
import { nextTask } from '../remote/next-task.ts';
import type { RemoteEnvironment } from '../remote/remote-context.tsx';
import type { RenderRequest, RenderResult } from '../remote/render-contract.ts';
import { createSessionStore } from '../session/index.ts';
import { testServer } from './file-server.ts';
import { type RenderRemoteOptions, renderRemote } from './render-remote.tsx';
import { testNow } from './test-now.ts';

export interface HydrateRemoteOptions extends RenderRemoteOptions {
  /** Name of the remote. */
  name: string;
  /** Of its `server.tsx`. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Its `entry.tsx`. */
  entry: Lifecycles;
  path: string;
  beforeMount?(environment: RemoteEnvironment): void;
  /** Called once it is mounted, while parts of the page are not hydrated yet. */
  onMounted?(environment: RemoteEnvironment): void;
}

/**
 * Renders a page of a remote on the server and mounts its entry on the HTML, as gateway and shell do. Returns the HTML, the
 * text that is shown then, what was reported (`hydration-mismatch`, `crash`), and the calls that were made twice.
 */
export async function hydrateRemote({
  name,
  render,
  entry,
  beforeMount,
  onMounted,
  ...options
}: HydrateRemoteOptions) {
  const idsOfCalls = () => testServer().requests.map(({ call }) => call.id);
  // The page of nobody, whose environment it takes.
  const view = renderRemote(() => null, { now: testNow, ...options });
  view.unmount();
  const before = testServer().requests.length;
  const { user = null } = options;
  const { language, country } = view.environment.locale.getState();
  const { pathname, search } = view.navigation.current();
  const drawn = await render({
    ...{ pathname, search, languageId: language.id, countryId: country.id },
    ...{ texts: options.texts, apiUrl: testServer().url, headers: {}, user },
    ...{ now: view.environment.now, timeZone: view.environment.timeZone },
  });
  const askedToDraw = idsOfCalls().slice(before);
  const domElement = document.createElement('div');
  domElement.innerHTML = drawn.html;
  document.body.append(domElement);
  const reports: string[] = [];
  const props = {
    ...view.environment,
    ...{ session: createSessionStore(user), name, domElement, serverState: drawn.state },
    telemetry: {
      report: (event: string, detail?: object) => reports.push(`${event} ${JSON.stringify(detail)}`),
    },
    onCrash: (error: unknown) => reports.push(`crash ${error}`),
  };
  // As in a browser: React works in later tasks, and selective hydration of boundaries comes after the mount.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  beforeMount?.(view.environment);
  await entry.bootstrap(props);
  await entry.mount(props);
  onMounted?.(view.environment);
  await expect.poll(() => unhydratedIn(domElement)).toEqual([]);
  // Runs the effects of the last render, in which parts ask for what they lack.
  flushSync(() => {});
  await nextTask();
  const asked = idsOfCalls()
    .slice(before + askedToDraw.length)
    .filter((id) => askedToDraw.includes(id));
  const shown = domElement.textContent ?? '';
  await entry.unmount(props);
  domElement.remove();
  return { reports, asked, html: drawn.html, shown };
}

/** Tags of the elements that React has not taken over yet, but for HTML that it does not look into. */
function unhydratedIn(parent: Element): string[] {
  const keyOf = (element: Element, start: string) =>
    Object.keys(element).find((key) => key.startsWith(start)) as keyof Element | undefined;
  return [...parent.children].flatMap((element) => {
    const props = keyOf(element, '__reactProps$');
    if (props === undefined) return [element.localName];
    return 'dangerouslySetInnerHTML' in (element[props] as object) ? [] : unhydratedIn(element);
  });
}
