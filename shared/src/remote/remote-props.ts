import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../http/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { SessionStore } from '../session/index.ts';
import type { FlagValue } from './flag.ts';
import type { Locale } from './locale.ts';

/** An address as the shell holds it; `pathname` is whole, language and country included. */
export interface ShellLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Unique for a history entry: scroll and focus are stored under it. */
  key: string;
}

/** A change of the address, as a listener of {@link Navigation} gets it. Older shells call it without one. */
export interface AddressChange {
  /** Whether the page before may stay while the next one is rendered in pieces: it is another page, and replaces none. */
  isInterruptible: boolean;
  /** Says that the listener commits the address later. The returned function says that it has. */
  defer(): () => void;
}

/** Navigation by the shell's one history. Remotes never touch `window.history`. */
export interface Navigation {
  current(): ShellLocation;
  /** `to` is a path on this site, language and country included. */
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  go(delta: number): void;
  subscribe(listener: (change?: AddressChange) => void): () => void;
}

/** Title and metadata of a page. The title does not contain the product's name. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path of the canonical address below language and country, with its query if that matters. */
  canonical?: string;
  /**
   * Country of the canonical URL, by its key. `every` means that each country has its own version of the page, with
   * hreflang links to the others. Default: the country in the address.
   */
  market?: string;
  /** The pages above this one and itself last, the topmost first; paths below language and country. */
  breadcrumbs?: readonly { name: string; path: string }[];
  robots?: 'index' | 'noindex';
  /** Picture of a shared link, 1,200 by 630 pixels: a path on this site. Older gateways show the site's icon. */
  picture?: string;
  /** schema.org data, one object a script. A `url`, `logo` or `image` may be a path on this site. */
  structuredData?: readonly object[];
}

/** A short notice to the person. `tone: danger` stays until dismissed; others hide 3 s after they were last shown. */
export interface Notice {
  tone: 'info' | 'success' | 'danger';
  /** For a failure: what failed, and why. */
  text: string;
  /** Key of the action that failed, such as `save-job 7`: its later success removes the notice by `dismissNotice`. */
  about?: string;
  /** Stays until it is dismissed or replaced, as a failure does. Older shells hide it after some seconds. */
  stays?: boolean;
  /** One action, such as a retry, which closes the notice. Must also be possible elsewhere. */
  action?: { label: string; run(): void };
}

/**
 * Events between remotes, by name with their payload. A remote adds an event of its own by module augmentation of
 * `@jobharbor/shared/remote/props`; the event bus carries any name.
 */
export interface ShellEvents {
  /**
   * The server has ended the session of this browser: revoked from another device, or replaced by a sign-in in another
   * tab.
   */
  'session:ended': Record<string, never>;
  'job:saved': { jobId: number; isSaved: boolean };
  /** `isElsewhere`: the person tracks an application on another site. */
  'job:applied': { jobId: number; applicationId: number; isElsewhere?: true };
  'application:changed': { applicationId: number };
  'chat:unread': { count: number };
  /** Applications with news that the person has not seen. */
  'my-jobs:news': { count: number };
  /** In the slot `resume-upload`: the person selected one of their résumés; the newest is preselected. */
  'resume:selected': { resumeId: number; filename: string };
  /** A résumé was uploaded; a slot that selects one selects it, too. */
  'resume:uploaded': { resumeId: number; filename: string };
}

export interface EventBus {
  emit<K extends keyof ShellEvents>(name: K, payload: ShellEvents[K]): void;
  on<K extends keyof ShellEvents>(name: K, listener: (payload: ShellEvents[K]) => void): () => void;
}

/** Health reports of a remote. They contain no personal data. */
export interface Telemetry {
  report(event: string, detail?: Record<string, string | number | boolean>): void;
}

/**
 * Fate of unsaved work when the person leaves the page: stored as a draft on the device, lost, or an upload that goes on
 * unseen.
 */
export type UnsavedWork = 'stored' | 'lost' | 'uploading';

/**
 * Unsaved work: while any lease is held, the shell neither reloads nor swaps versions, and the browser warns before the
 * tab is closed.
 */
export interface DirtyLease {
  /**
   * Takes a lease and returns its release; releasing twice is harmless. With `asks`, the shell also asks before it shows
   * another page of the site, and says what becomes of the work. Shells older than this parameter do not ask.
   */
  acquire(reason: string, asks?: UnsavedWork): () => void;
}

/** Mounts the remote that fills a slot. Returns the undo. Calls `onEmpty` if no remote fills it or the remote failed. */
export type MountSlot = (
  name: string,
  element: HTMLElement,
  data: Record<string, unknown>,
  onEmpty: () => void,
) => () => void;

/** Props of a mount, from the shell. Version 1: backward compatible, members are only ever added. */
export interface RemoteProps {
  apiVersion: 1;
  name: string;
  domElement: HTMLElement;
  locale: StoreApi<Locale>;
  session: SessionStore;
  i18n: i18n;
  http: HttpClient;
  queryClient: QueryClient;
  realtime: Realtime;
  navigation: Navigation;
  setPage(head: PageHead): void;
  notify(notice: Notice): void;
  /** Hides the notice with this `about`, if it is shown. Absent in shells older than this member. */
  dismissNotice?(about: string): void;
  events: EventBus;
  telemetry: Telemetry;
  lease: DirtyLease;
  mountSlot: MountSlot;
  /** A flag of the remote's contract in a country, by its key. Absent in shells older than this member. */
  flag?(key: string, country: string): FlagValue | undefined;
  /** Time of the page's creation (milliseconds), the same on the server and at hydration. */
  now: number;
  /** The current time by the server's clock (milliseconds), for ages. Absent in shells older than this member. */
  time?(): number;
  /** IANA name. Of a page from the server it is what the server knew, UTC on a first visit: components use `useTimeZone`. */
  timeZone: string;
  /** State of the remote's server render, for hydration; null when it renders in the browser. */
  serverState: unknown;
  /** Data from the page that offers the slot; empty for a page. */
  slotData: Record<string, unknown>;
  /** Called by the remote's error boundary when it crashes after it was mounted. */
  onCrash(error: unknown): void;
}
