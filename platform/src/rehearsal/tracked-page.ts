/** Open handles and changed globals, tracked by `trackHandles`. */
export interface TrackedHandles {
  /** `a WebSocket, opened at …` → number of open ones: observers, sockets, channels, workers, locks, requests. */
  handles: Record<string, number>;
  /** Title, attributes of html and body, number of rules of each style sheet, by name. */
  page: Record<string, string>;
  /** Changed properties of built-ins and their prototypes since the first call. */
  builtIns: string[];
  /** Names of cookies set by the candidate's scripts. */
  cookies: string[];
}

/** Snapshot of a page: each kind of handle with its count. */
export interface HandleCounts extends TrackedHandles {
  /** `resize on window, added at …` */
  listeners: Record<string, number>;
  /** `setInterval, set at …` */
  timers: Record<string, number>;
  globals: string[];
  styles: Record<string, number>;
  /** Elements outside the outlet. */
  elements: Record<string, number>;
}

/** Globals of the trackers. */
export interface TrackedWindow {
  jhTracked?: () => HandleCounts;
  /** Current stack frame, for other trackers. */
  jhWhereFrom?: () => string;
  /** The shell's reports about the candidate. Leaves the page: call it last. */
  jhReports?: () => string[];
}
