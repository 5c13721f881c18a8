import type { AddressChange, DiscoveryEntry, RemoteProps } from '@jobharbor/shared/remote';
import type { HealthEvent } from '@jobharbor/shared/telemetry';
import type { HealthReporter } from '../../common/health-reporter.ts';
import type { StaticFallback } from '../../common/page-state.ts';
import type { loadModule } from './load-module.ts';
import type { Mounted } from './mount-remote.ts';

/** Props that are the same for every mount on a page. */
export type PageProps = Omit<
  RemoteProps,
  'domElement' | 'onCrash' | 'serverState' | 'slotData' | 'name' | 'telemetry'
>;

/** Props that are specific to one element. */
export type PlaceProps = Pick<RemoteProps, 'name' | 'domElement' | 'serverState' | 'slotData'> &
  Partial<Pick<RemoteProps, 'navigation' | 'setPage'>>;

/** Page services used by the outlet and the slots. */
export interface MountContext {
  /** Props of a mount of `entry`'s remote. */
  props(entry: DiscoveryEntry): PageProps;
  /** Whether the current address belongs to a page of this remote. */
  isAt(name: string): boolean;
  /** The change that led to the current address. */
  addressChange(): AddressChange;
  report: HealthReporter['report'];
  /** The version of `@jobharbor/shared` that the shell provides to remotes. */
  provides: string | undefined;
  /** Makes the next navigation load a document, because a remote changed the page for good. */
  discardPage(): void;
  /** Given by unit tests, which have no site to load from. */
  loadModule?: typeof loadModule;
  findOtherVersions?(run: Run, failed: DiscoveryEntry): Promise<DiscoveryEntry[]>;
  readScripts?(remote: string): Promise<string[]>;
}

/** A request to show a remote's page or its filler of a slot, whichever version runs. */
export interface Run {
  name: string;
  slot?: string;
  context: MountContext;
  /** The page was rendered by the server, and can be read meanwhile: its start is split into tasks. */
  isHydrating?: boolean;
  /** False once the person has navigated elsewhere. */
  isCurrent(): boolean;
  /** Prepares the element to mount a version into. Called once its code is loaded. */
  place(version: DiscoveryEntry): Promise<PlaceProps>;
  /** Puts the prepared element in the place of what was there. Called once the chunk of the page is loaded as well. */
  enter?(): void;
  /** Called when the remote crashes after it was mounted. */
  onCrash(error: unknown): void;
}

export interface FailedRun {
  status: 'failed';
  event: HealthEvent;
  error: unknown;
  /** Retrying the same version cannot succeed. */
  isPermanent?: boolean;
}

export type Outcome = { status: 'running'; mounted: Mounted } | { status: 'superseded' } | FailedRun;

/** Outcome of the fallback chain: a version runs, the person navigated elsewhere, or what is shown instead. */
export type FallbackResult =
  | Exclude<Outcome, FailedRun>
  | { status: 'failed'; supportCode: string; fallback: StaticFallback | null };
