/** What a page keeps open or has changed, which `trackHandles` tracks. */
export interface TrackedHandles {
  /** `a WebSocket, opened at …` → how many are open: observers, sockets, channels, workers, locks, requests. */
  handles: Record<string, number>;
  /** Title, attributes of html and body, number of rules of each style sheet, by name. */
  page: Record<string, string>;
  /** Properties of built-ins and their prototypes that are no longer what they were at the first look. */
  builtIns: string[];
  /** Names of cookies that the candidate's scripts have set. */
  cookies: string[];
}

/** What a page holds at one moment: each kind of thing with its count. */
export interface Tracked extends TrackedHandles {
  /** `resize on window, added at …` */
  listeners: Record<string, number>;
  /** `setInterval, set at …` */
  timers: Record<string, number>;
  globals: string[];
  styles: Record<string, number>;
  /** Elements outside the outlet. */
  elements: Record<string, number>;
}

/** What the trackers leave in the page for who measures it. */
export interface TrackedWindow {
  jhTracked?: () => Tracked;
  /** The place in the code that is running, for who tracks more. */
  jhWhereFrom?: () => string;
  /** What the shell reported of the candidate. It leaves the page: to be called last. */
  jhReports?: () => string[];
}
