/** Which kind of page the address asks for. */
export type RouteState =
  | { status: 'remote'; name: string }
  | { status: 'not-found' }
  /** `backAt`: when the page is back, as text in the visitor's language and time zone. */
  | { status: 'maintenance'; backAt?: string };

/** A remote's static fallback: shown when no version of its code runs, in the person's language. */
export interface StaticFallback {
  title: string;
  /** Sanitized: text and a few plain elements, see `readFallback`. */
  html: string;
}

/** Outlet state rendered by the frame. The support code identifies the failure in the health reports. */
export type OutletState =
  | { status: 'ready' }
  | { status: 'loading' }
  | { status: 'failed'; remote: string; supportCode: string; fallback: StaticFallback | null };
