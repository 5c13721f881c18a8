import type { DiscoveryEntry, RemoteProps } from '@jobharbor/shared/remote';
import { fitsRange } from '@jobharbor/shared/remote/fits-range';
import type { HealthEvent } from '@jobharbor/shared/telemetry';
import type { Health, ToldFact } from '../services/create-health.ts';
import { firstWay, loadModule } from './load-module.ts';
import { loadStyles } from './load-styles.ts';
import { loadTexts } from './load-texts.ts';
import { type Mounted, mountRemote } from './mount-remote.ts';
import { markStart, wasStuck } from './remember-stuck.ts';
import { within } from './within.ts';

/** What a page is made of, without what only its element decides. */
export type PageProps = Omit<
  RemoteProps,
  'domElement' | 'onCrash' | 'serverState' | 'slotData' | 'name' | 'telemetry'
>;

/** What decides of one element. */
export type PlaceProps = Pick<RemoteProps, 'name' | 'domElement' | 'serverState' | 'slotData'> &
  Partial<Pick<RemoteProps, 'navigation' | 'setPage'>>;

/** What outlet and slots know of the page around them. */
export interface Surroundings {
  props(): PageProps;
  /** Whether the address is of a remote's page. */
  isAt(name: string): boolean;
  tell: Health['tell'];
  /** The version of `@jobharbor/shared` that the shell has for remotes. */
  provides: string | undefined;
}

/** The wish to see a remote's page, or its filler of a slot. Of which version, is decided elsewhere. */
export interface Run {
  name: string;
  slot?: string;
  around: Surroundings;
  /** False once the person has gone elsewhere. */
  isWanted(): boolean;
  /** Clears a place for it, when its code is there. */
  place(): Promise<PlaceProps>;
  /** Told when it breaks after it was mounted. */
  onCrash(error: unknown): void;
}

export interface Failed {
  status: 'failed';
  event: HealthEvent;
  error: unknown;
  /** It cannot go better the next time. */
  isLasting?: boolean;
}

export type Outcome = { status: 'running'; mounted: Mounted } | { status: 'unwanted' } | Failed;

/** Loads and mounts one version of a remote. Never rejects, and always settles within its time limits. */
export async function runVersion(
  run: Run,
  entry: DiscoveryEntry,
  way = firstWay(run.name, entry),
): Promise<Outcome> {
  const { name, slot, around } = run;
  const { contract } = entry.extras;
  const { version } = entry.metadata;
  const tell = (fact: Pick<ToldFact, 'event' | 'ms' | 'text'>) =>
    around.tell({ remote: name, version, ...(slot && { slot }), ...fact });
  const props = around.props();
  const needed = contract.needs.shared;
  let event: HealthEvent = 'load-failed';
  if (around.provides && !fitsRange(around.provides, needed)) {
    const error = new Error(`${name} needs shared ${needed}; the shell has ${around.provides}`);
    return { status: 'failed', event, error, isLasting: true };
  }
  if (wasStuck(name, version)) {
    return { status: 'failed', event: 'mount-failed', error: new Error(`${name} had blocked the page`) };
  }
  const markEnd = markStart(name, version);
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const [lifecycles] = await Promise.all([
      loadModule(name, entry, slot ? `slot-${slot}` : 'entry', way),
      loadTexts(props.i18n, entry, props.locale.getState().language.value, way.base),
      slot ? undefined : within(way.limit, `Styles of ${name}`, loadStyles(entry, way.base)),
    ]);
    tell({ event: 'loaded', ms: elapsed() });
    if (!run.isWanted()) return { status: 'unwanted' };
    event = 'mount-failed';
    const place = await run.place();
    if (!run.isWanted()) return { status: 'unwanted' };
    const mounted = await mountRemote(
      lifecycles,
      {
        ...props,
        ...place,
        telemetry: {
          report: (told, detail) => {
            if (told === 'hydration-mismatch') return tell({ event: told, text: String(detail?.text) });
            tell({ event: 'reported', text: `${told} ${JSON.stringify(detail ?? {})}` });
          },
        },
        onCrash: run.onCrash,
      },
      (error) => tell({ event: 'unmount-failed', text: String(error) }),
    );
    tell({ event: 'mounted', ms: elapsed() });
    return { status: 'running', mounted };
  } catch (error) {
    return { status: 'failed', event, error };
  } finally {
    markEnd();
  }
}
