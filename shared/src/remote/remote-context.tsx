import { createContext, use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Topic } from '../contracts/define-topic.ts';
import { localeTag } from '../contracts/markets/market.ts';
import type { SessionUser } from '../contracts/sign-in/auth.ts';
import type { SessionState } from '../session/index.ts';
import type { FlagValue } from './flag.ts';
import { baseOf, type Locale } from './locale.ts';
import type { PageHead, RemoteProps, ShellEvents, UnsavedWork } from './remote-props.ts';
import { userOf } from './user-of.ts';

/** The part of the props that a page may use; on the server without browser APIs. */
export interface RemoteEnvironment extends Omit<RemoteProps, 'domElement' | 'onCrash'> {
  /** The visitor's time zone as the browser tells it; absent on the server. See {@link useTimeZone}. */
  ownTimeZone?: string;
}

export const RemoteContext = createContext<RemoteEnvironment | null>(null);

/** The environment that the shell gave this remote. Prefer the narrower hooks. */
export function useRemote(): RemoteEnvironment {
  const environment = use(RemoteContext);
  if (!environment) throw new Error('useRemote needs a RemoteRoot around it.');
  return environment;
}

/**
 * Language, country, the base of addresses, and the tag that formats take (`es-MX`); changes without a remount when the
 * person switches.
 */
export function useLocale(): Locale & { base: string; tag: string } {
  const locale = useStore(useRemote().locale);
  return { ...locale, base: baseOf(locale), tag: localeTag(locale) };
}

/**
 * Value of a feature flag of this remote's contract, in the country of the page. Changes apply from the next page load;
 * undefined in shells older than flags.
 */
export function useFlag(key: string): FlagValue | undefined {
  const { country } = useLocale();
  return useRemote().flag?.(key, country.key);
}

/** The session's state. What needs only the person should use {@link useUser}: this renders again when the API confirms them. */
export const useSession = (): SessionState => useStore(useRemote().session);

/**
 * The person of the session, before the API has confirmed them too; null of a guest. The same object until a field
 * changes: the confirmed session has an object of its own, by which calls that were sent before it are known.
 */
export const useUser = (): SessionUser | null => useStore(useRemote().session, userOf);

/** Sets the page's head. The shell sets the title, announces it and moves focus after a change of page. */
export function usePage(head: PageHead | undefined): void {
  const { setPage } = useRemote();
  const isServer = typeof window === 'undefined';
  if (isServer && head) setPage(head);
  const text = head && JSON.stringify(head);
  const apply = useEffectEvent(() => head && setPage(head));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text represents the head, which is a new object at each render
  useEffect(() => apply(), [text]);
}

/** Listens to an event of another remote while the component is mounted. */
export function useShellEvent<K extends keyof ShellEvents>(
  name: K,
  listener: (payload: ShellEvents[K]) => void,
): void {
  const { events } = useRemote();
  const onPayload = useEffectEvent(listener);
  useEffect(() => events.on(name, (payload) => onPayload(payload)), [events, name]);
}

/** Listens to a realtime topic while the component is mounted. */
export function useTopic<Payload>(topic: Topic<Payload>, listener: (payload: Payload) => void): void {
  const { realtime } = useRemote();
  const onPayload = useEffectEvent(listener);
  useEffect(() => realtime.on(topic, (payload) => onPayload(payload)), [realtime, topic]);
}

/** While `isDirty`, the shell treats the page as holding unsaved work; with `asks`, it asks before leaving the page. */
export function useDirtyLease(isDirty: boolean, reason: string, asks?: UnsavedWork): void {
  const { lease } = useRemote();
  useEffect(() => (isDirty ? lease.acquire(reason, asks) : undefined), [isDirty, lease, reason, asks]);
}

/** Milliseconds. */
const maxAge = 30_000;

/**
 * The current time in milliseconds, by the server's clock: the page's own at hydration, then at most a minute old. A
 * recently rendered page keeps its time, to avoid a second render.
 */
export function useNow(): number {
  const { now: first, time = Date.now } = useRemote();
  const [now, setNow] = useState(first);
  useEffect(() => {
    const refresh = () => setNow((known) => (Math.abs(time() - known) < maxAge ? known : time()));
    refresh();
    const timer = setInterval(refresh, maxAge);
    return () => clearInterval(timer);
  }, [time]);
  return now;
}

/** False on the server and in the first render of a hydration, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/**
 * The visitor's time zone. While a page from the server hydrates, it is the one that the server knew, UTC on a first
 * visit. Each component changes to the visitor's own when it is hydrated. A change for the whole page would make React
 * render unhydrated parts again and again.
 */
export function useTimeZone(): string {
  const { timeZone, ownTimeZone = timeZone } = useRemote();
  return useIsHydrated() ? ownTimeZone : timeZone;
}

/** A slot that another remote may fill. Shows `fallback` if no remote fills it or the remote failed. */
export function Slot({
  name,
  data,
  fallback = null,
  className,
}: {
  name: string;
  data?: Record<string, unknown>;
  fallback?: React.ReactNode;
  className?: string;
}) {
  const { mountSlot } = useRemote();
  const place = useRef<HTMLDivElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const text = JSON.stringify(data ?? {});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    setIsEmpty(false);
    return mountSlot(name, element, JSON.parse(text), () => setIsEmpty(true));
  }, [mountSlot, name, text]);
  return (
    <>
      <div ref={place} className={className} hidden={isEmpty} />
      {isEmpty && fallback}
    </>
  );
}
